"""Runs a command together with a fake GitHub or GitLab server on loopback that stores comments:

    python3 fake_host.py COMMENTS COMMAND…

COMMENTS is a JSON list of the existing comments. Afterwards the file contains the new comments and all requests.
"""

import http.server
import json
import os
import subprocess
import sys
import threading

path, command = sys.argv[1], sys.argv[2:]
with open(path, encoding="utf-8") as file:
    comments = json.load(file)
asked = []


class Handler(http.server.BaseHTTPRequestHandler):
    def do(self):
        address, _, query = self.path.partition("?")
        asked.append(f"{self.command} {self.path}")
        token = self.headers.get("Authorization") or self.headers.get("PRIVATE-TOKEN")
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or "null")
        if token not in ("Bearer secret", "secret"):
            return self.answer(403, {"message": "no"})
        if self.command == "GET":
            values = dict(pair.split("=") for pair in query.split("&"))
            size, page = int(values["per_page"]), int(values["page"])
            return self.answer(200, comments[(page - 1) * size : page * size])
        if self.command == "POST":
            comments.append({"id": len(comments) + 1, "body": body["body"]})
        else:
            comments[int(address.rsplit("/", 1)[1]) - 1]["body"] = body["body"]
        return self.answer(201, comments[-1])

    do_GET = do_POST = do_PATCH = do_PUT = do

    def answer(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
host = f"http://127.0.0.1:{server.server_port}"
environment = {**os.environ, "GITHUB_API_URL": host, "CI_API_V4_URL": host, "no_proxy": "127.0.0.1"}
status = subprocess.run(command, env=environment, check=False).returncode
with open(path, "w", encoding="utf-8") as file:
    json.dump({"comments": comments, "asked": asked}, file)
sys.exit(status)
