"""Tests of how `fitloc mcp` starts, ends, and handles invalid messages."""

import json
import os
import signal
import subprocess
import sys
import threading
import time

import anyio
import pytest

from agent import FITLOC, connected

OPENING = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}


class Server:
    def __init__(self, root, *options):
        self.process = subprocess.Popen(
            [FITLOC, "mcp", *options], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = {}
        # Kills the server if a test hangs.
        self.watch = threading.Timer(120, self.process.kill)
        self.watch.start()

    def end(self):
        self.watch.cancel()
        self.process.kill()
        self.process.wait()

    def send(self, message):
        line = message if isinstance(message, bytes) else json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self, number):
        """Waits for the response to a request; responses may arrive in any order."""
        while number not in self.answers:
            message = json.loads(self.process.stdout.readline())
            self.answers[message.get("id")] = message
        return self.answers.pop(number)

    def open(self, version="2025-06-18"):
        self.send({"id": 0, "method": "initialize", "params": {**OPENING, "protocolVersion": version}})
        answer = self.answer(0)
        self.send({"method": "notifications/initialized"})
        return answer["result"]

    def call(self, number, tool, **arguments):
        self.send({"id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}})

    def children(self):
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [int(number) for number in found.stdout.split()]


@pytest.fixture
def server(project):
    server = Server(project.root)
    yield server
    server.end()


def slow(project):
    """Adds 30,000 keys to the project, so that a check takes a long time."""
    strings = {f"key.{number}": {"localizations": {
        language: {"stringUnit": {"state": "translated", "value": f"Some text number {number} for the people"}}
        for language in ["en", "pt-BR", "de", "fr", "es"]}} for number in range(30_000)}
    project.write("Localizable.xcstrings", json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}))


def child(server):
    for _ in range(1000):
        if found := server.children():
            return found[0]
        time.sleep(0.01)
    raise AssertionError("no command was started")


def is_gone(process):
    for _ in range(500):
        try:
            os.kill(process, 0)
            with open(f"/proc/{process}/stat") as status:
                if status.read().rsplit(")", 1)[1].split()[0] == "Z":
                    return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("version", ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
def test_known_revisions(server, version):
    opened = server.open(version)
    assert opened["protocolVersion"] == version and opened["serverInfo"]["name"] == "fitloc"
    assert set(opened["capabilities"]) == {"tools", "resources", "logging"}


def test_unknown_revision(server):
    assert server.open("1999-01-01")["protocolVersion"] == "2025-06-18"


def test_ends_with_the_input(server):
    server.open()
    server.process.stdin.close()
    assert server.process.wait(20) == 0


def test_ends_before_anything(server):
    server.process.stdin.close()
    assert server.process.wait(20) == 0


def test_ends_when_nobody_reads(server):
    """The server ends if its output is closed, even if another process keeps the input of a killed client open."""
    server.open()
    server.process.stdout.close()
    assert server.process.wait(20) == 0


def test_answers_what_came_before_the_end(server):
    server.open()
    server.call(1, "list", match="home.*")
    server.process.stdin.close()
    assert server.answer(1)["result"]["structuredContent"]["count"] == 2
    assert server.process.wait(20) == 0


def test_killed_client(project):
    """If a client is killed during a call, the server and its command end."""
    slow(project)
    script = f"""
import json, subprocess, sys, time
server = subprocess.Popen([{FITLOC!r}, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
def send(**message):
    server.stdin.write(json.dumps({{"jsonrpc": "2.0", **message}}).encode() + b"\\n")
    server.stdin.flush()
send(id=0, method="initialize", params={OPENING!r})
server.stdout.readline()
send(id=1, method="tools/call", params={{"name": "lint", "arguments": {{}}}})
print(server.pid, flush=True)
time.sleep(600)
"""
    client = subprocess.Popen([sys.executable, "-c", script], cwd=project.root, stdout=subprocess.PIPE)
    server = int(client.stdout.readline())
    client.send_signal(signal.SIGKILL)
    client.wait()
    deadline = time.time() + 60
    while not is_gone(server):
        assert time.time() < deadline


def test_killed_server(project, server):
    """If the server is killed, its command ends."""
    slow(project)
    server.open()
    server.call(1, "lint")
    command = child(server)
    server.process.kill()
    server.process.wait()
    assert is_gone(command)


def test_cancelled(project, server):
    slow(project)
    server.open()
    server.call(1, "lint")
    command = child(server)
    server.send({"method": "notifications/cancelled", "params": {"requestId": 1, "reason": "no longer wanted"}})
    assert is_gone(command)
    # The cancelled request gets no response; the next request does.
    server.send({"id": 2, "method": "ping"})
    assert json.loads(server.process.stdout.readline()) == {"jsonrpc": "2.0", "id": 2, "result": {}}


def test_nonsense(server):
    server.send({"id": 7, "method": "tools/list"})
    assert server.answer(7)["error"]["code"] == -32002
    server.send({"id": 8, "method": "ping"})
    assert server.answer(8)["result"] == {}
    server.open()
    server.send(b"{nonsense")
    assert server.answer(None)["error"]["code"] == -32700
    server.send(b"")
    server.send({"id": "a", "method": "no/such"})
    assert server.answer("a")["error"]["code"] == -32601
    server.send({"id": "b", "method": "tools/call", "params": {}})
    assert server.answer("b")["error"]["code"] == -32602
    server.send({"id": "c", "method": "logging/setLevel", "params": {"level": "loud"}})
    assert server.answer("c")["error"]["code"] == -32602
    server.send({"method": "notifications/unknown", "params": {}})
    server.send(b'[{"jsonrpc":"2.0","id":20,"method":"ping"},{"jsonrpc":"2.0","id":21,"method":"ping"}]')
    assert {server.answer(20)["id"], server.answer(21)["id"]} == {20, 21}


def test_missing_folder(project):
    outcome = subprocess.run([FITLOC, "mcp", "Nowhere"], cwd=project.root, input="", capture_output=True, text=True)
    assert outcome.returncode == 2 and "Nowhere" in outcome.stderr


@pytest.mark.anyio
async def test_other_folder(project):
    async with connected("/", str(project.root)) as agent:
        assert (await agent.call("list"))["count"] == 4


@pytest.mark.anyio
async def test_log(project):
    said = []

    async def note(parameters):
        said.append(parameters.data)

    async with connected(project.root, mode="legacy", logging_callback=note) as agent:
        await agent.call("list")
        await agent.client.set_logging_level("info")
        await agent.call("list")
        await anyio.sleep(0.1)
    assert len(said) == 1 and said[0].startswith("list: done in")


@pytest.mark.anyio
async def test_calls_side_by_side(project):
    """Concurrent calls lose no changes."""
    async with connected(project.root) as agent:
        async def add(number):
            await agent.call("add", keys=[{"key": f"made.key{number}", "values": {"en": "A thing", "pt-BR": "Uma coisa"}}])

        async with anyio.create_task_group() as group:
            for number in range(8):
                group.start_soon(add, number)
    assert len([key for key in project.strings() if key.startswith("made.")]) == 8
