"""Starts fitloc edit on a catalog, requests the list of keys, and prints the duration of one step in seconds.

    page.py start|again FITLOC CATALOG LIST

start measures from the start of the program to the first list; again measures the second request for the list.
The script writes the list to the file LIST.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request


def main() -> None:
    job, fitloc, catalog, path = sys.argv[1:]
    start = time.perf_counter()
    program = subprocess.Popen(
        [fitloc, "edit", "--read-only", catalog], stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
    try:
        address = re.search(r"http\S+", program.stdout.readline()).group(0)
        server, token = re.fullmatch(r"(https?://[^/]+)/#(\S+)", address).groups()
        answer = ask(server, token)
        if job == "again":
            start = time.perf_counter()
            answer = ask(server, token)
        seconds = time.perf_counter() - start
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(60)
        program.stdout.close()
    if not json.loads(answer)["keys"]:
        raise SystemExit("the list of keys is empty")
    with open(path + ".new", "wb") as file:
        file.write(answer)
    os.replace(path + ".new", path)
    print(seconds, 0)


def ask(server: str, token: str) -> bytes:
    request = urllib.request.Request(
        server + "/api/index", json.dumps({"language": "pt-BR"}).encode(),
        {"Content-Type": "application/json", "X-Fitloc-Token": token})
    # Without this handler, urllib would send requests to localhost through a configured proxy.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=120) as response:
        return response.read()


main()
