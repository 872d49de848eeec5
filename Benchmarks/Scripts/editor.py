"""Starts fitloc lsp as an editor does, and prints the processor time of one step in seconds.

    editor.py open|code|catalog|again|init FITLOC FOLDER CODE CATALOG

open measures from the start of the program to the first diagnostics of the open catalog, code from a keystroke in an
open Swift file to its finding, catalog from a changed text of the open catalog to its finding. again measures a
keystroke with everything that follows it, up to the end of the check of the whole folder. init measures
fitloc init --dry-run in the folder, without a cache.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

PATIENCE = 300


class Server:
    """The language server, which runs as long as this object is used."""

    def __init__(self, fitloc, folder):
        self.program = subprocess.Popen([fitloc, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ask("initialize", {
            "processId": os.getpid(), "rootUri": uri(folder),
            "capabilities": {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}})
        self.tell("initialized", {})

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.program.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(content), content))
        self.program.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def ask(self, method, params):
        self.send({"id": 1, "method": method, "params": params})
        while self.receive().get("id") != 1:
            pass

    def receive(self):
        length = 0
        while (line := self.program.stdout.readline().strip()):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.program.stdout.read(length))

    def wait_for_diagnostics(self, path, condition=lambda diagnostics: True):
        while True:
            message = self.receive()
            params = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and params["uri"] == uri(path):
                if condition(params["diagnostics"]):
                    return

    def time(self):
        """Returns the processor time so far, of a program that `fitloc` has become."""
        try:
            with open(f"/proc/{self.program.pid}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except FileNotFoundError:
            words = ["ps", "-o", "time=", "-p", str(self.program.pid)]
            parts = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip().split(":")
            return sum(float(part) * 60 ** power for power, part in enumerate(reversed(parts)))

    def settle(self):
        """Waits until the server does nothing any more."""
        last, quiet = self.time(), 0
        while quiet < 10:
            time.sleep(0.2)
            now = self.time()
            quiet = quiet + 1 if now - last < 0.02 else 0
            last = now

    def open(self, path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        self.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri(path), "languageId": "text", "version": 1, "text": text}})
        return text

    def replace(self, path, text, offset, length, replacement, version):
        """Replaces a part of a line."""
        line = text.count("\n", 0, offset)
        column = offset - (text.rfind("\n", 0, offset) + 1)
        self.tell("textDocument/didChange", {
            "textDocument": {"uri": uri(path), "version": version},
            "contentChanges": [{
                "range": {"start": {"line": line, "character": column},
                          "end": {"line": line, "character": column + length}},
                "text": replacement}]})


def uri(path):
    return "file://" + path


def measured(job, server, code, catalog):
    if job == "open":
        server.open(catalog)
        server.wait_for_diagnostics(catalog)
        return server.time()
    text = server.open(catalog)
    edited = catalog
    if job in ("code", "again"):
        text, edited = server.open(code), code
    server.settle()
    # A misspelled key in code; a text with a specifier more than its source has.
    wanted = "screen0.text2" if edited == code else '"value" : "Texto de '
    start = text.index(wanted, len(text) // 2 if edited == catalog else 0)
    offset = start + len(wanted)
    line = text.count("\n", 0, offset)
    version, found = 1, []
    # The first edit makes what later ones use, as in a session.
    for insertion in ("%d", "x", "%@"):
        version += 1
        begin = server.time()
        server.replace(edited, text, offset, 0, insertion, version)
        server.wait_for_diagnostics(
            edited, lambda diagnostics: any(d["range"]["start"]["line"] == line for d in diagnostics) != (
                insertion == "x" and edited == catalog))
        if job == "again":
            server.settle()
        found.append(server.time() - begin)
        version += 1
        server.replace(edited, text, offset, len(insertion), "", version)
        server.settle()
    return sorted(found)[1]


def time_of_init(fitloc, folder):
    with tempfile.TemporaryDirectory() as cache:
        subprocess.run(
            [fitloc, "init", "--dry-run"], cwd=folder, env={**os.environ, "XDG_CACHE_HOME": cache}, check=True,
            stdout=subprocess.DEVNULL)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    job, fitloc, folder, code, catalog = sys.argv[1:]
    folder, code, catalog = map(os.path.realpath, (folder, code, catalog))
    if job == "init":
        print(time_of_init(fitloc, folder), 0)
        return
    server = Server(fitloc, folder)
    try:
        print(measured(job, server, code, catalog), 0)
    finally:
        server.program.kill()
        server.program.wait(60)


main()
