"""Tests of how `fitloc lsp` starts, ends, and handles invalid messages."""

import json
import subprocess
import time

import pytest

from project import FITLOC, Project


class Server:
    def __init__(self):
        self.process = subprocess.Popen(
            [FITLOC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, message):
        body = message if isinstance(message, bytes) else json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def answer(self, number):
        while True:
            message = self.receive()
            if message.get("id") == number and "method" not in message:
                return message

    def initialize(self, project, process=None):
        self.send({"id": 1, "method": "initialize",
                   "params": {"processId": process, "rootUri": project.uri(), "capabilities": {}}})
        self.answer(1)
        self.send({"method": "initialized", "params": {}})


@pytest.fixture
def server():
    server = Server()
    yield server
    server.process.kill()
    server.process.wait()


@pytest.fixture
def project():
    project = Project()
    yield project
    project.remove()


def test_ends_as_told(server, project):
    server.initialize(project)
    server.send({"id": 2, "method": "shutdown"})
    assert server.answer(2)["result"] is None
    server.send({"id": 3, "method": "textDocument/hover", "params": {}})
    assert server.answer(3)["error"]["code"] == -32600
    server.send({"method": "exit"})
    assert server.process.wait(20) == 0


def test_ends_without_shutdown(server, project):
    server.initialize(project)
    server.send({"method": "exit"})
    assert server.process.wait(20) == 1


def test_ends_with_the_input(server, project):
    """A killed client closes the server's input; the server ends even during the first check of the project."""
    server.initialize(project)
    server.process.stdin.close()
    assert server.process.wait(20) == 1


def test_ends_with_the_client(server, project):
    """After a client was killed, another process may keep the pipe open; the server watches the client's process."""
    client = subprocess.Popen(["sleep", "600"])
    server.initialize(project, client.pid)
    assert server.process.poll() is None
    client.kill()
    client.wait()
    assert server.process.wait(20) == 1


def test_first_request(server, project):
    server.send({"id": 7, "method": "textDocument/hover", "params": {}})
    assert server.answer(7)["error"]["code"] == -32002


def test_nonsense(server, project):
    server.initialize(project)
    server.send(b"{nonsense")
    assert server.answer(None)["error"]["code"] == -32700
    server.send({"id": "a", "method": "no/such"})
    assert server.answer("a")["error"]["code"] == -32601
    server.send({"id": "b", "method": "textDocument/hover", "params": {"textDocument": 1}})
    assert server.answer("b")["error"]["code"] == -32602
    server.send({"method": "$/unknown", "params": {}})
    server.send({"id": "c", "method": "textDocument/hover", "params": {
        "textDocument": {"uri": project.uri("App/HomeView.swift")}, "position": {"line": 99999, "character": 7}}})
    assert server.answer("c")["result"] is None


def test_cancelled(server, project):
    """A cancelled request is answered immediately, while the work it waits for continues."""
    server.initialize(project)
    server.send({"id": 5, "method": "workspace/symbol", "params": {"query": "home"}})
    server.send({"method": "$/cancelRequest", "params": {"id": 5}})
    assert server.answer(5)["error"]["code"] == -32800
    # There is no second response to the cancelled request.
    server.send({"id": 6, "method": "workspace/symbol", "params": {"query": "home.t"}})
    assert [symbol["name"] for symbol in server.answer(6)["result"]] == ["home.title"]


def test_does_not_block(server, project):
    """Requests are answered while a large catalog is checked."""
    strings = {f"key.{number}": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "A"}}}}
               for number in range(20_000)}
    project.write("Large.xcstrings", json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}))
    project.write(".fitloc.yml", "catalogs: [Localizable.xcstrings, Large.xcstrings]\n")
    server.initialize(project)
    for version in range(2, 12):
        server.send({"method": "textDocument/didOpen" if version == 2 else "textDocument/didChange", "params": {
            "textDocument": {"uri": project.uri("App/HomeView.swift"), "version": version, "languageId": "swift",
                             "text": project.read("App/HomeView.swift")},
            "contentChanges": [{"text": project.read("App/HomeView.swift") + " " * version}]}})
    start = time.time()
    server.send({"id": 9, "method": "no/such"})
    assert server.answer(9)["error"]["code"] == -32601
    assert time.time() - start < 20


def test_writes_nothing(server, project):
    before = project.contents()
    server.initialize(project)
    uri = project.uri("Localizable.xcstrings")
    text = project.read("Localizable.xcstrings")
    server.send({"method": "textDocument/didOpen", "params": {
        "textDocument": {"uri": uri, "version": 1, "languageId": "json", "text": text + "\n"}}})
    line = text[: text.index('"home.title"')].count("\n")
    server.send({"id": 4, "method": "textDocument/rename", "params": {
        "textDocument": {"uri": uri}, "position": {"line": line, "character": 6}, "newName": "start.title"}})
    edit = server.answer(4)["result"]["changes"]
    assert set(edit) == {uri, project.uri("App/HomeView.swift")}
    assert project.contents() == before
