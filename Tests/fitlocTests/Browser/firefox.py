"""Firefox controlled with WebDriver BiDi: JSON over a WebSocket, which Firefox itself serves and which needs no package."""

import atexit
import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import unittest

from webdriver import AnyBrowser

# Preferences of a new profile: no first pages, no requests of its own, and copying without a question.
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False,
    "toolkit.telemetry.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "dom.disable_beforeunload": True, "remote.active-protocols": 1,
    "browser.tabs.warnOnClose": False, "extensions.update.enabled": False, "network.dns.disablePrefetch": True,
}


class Socket:
    """A WebSocket connection for texts (RFC 6455)."""

    def __init__(self, port, path):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=180)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise AssertionError(f"Firefox refuses the connection: {head.decode()}")

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise AssertionError("Firefox has closed the connection")
        return data

    def _take(self, count):
        while len(self.buffer) < count:
            self.buffer += self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _send(self, kind, data):
        size = len(data)
        long = b"" if size < 126 else struct.pack(">H", size) if size < 1 << 16 else struct.pack(">Q", size)
        mark = size if size < 126 else 126 if size < 1 << 16 else 127
        mask = os.urandom(4)
        repeated = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
        self.socket.sendall(bytes([0x80 | kind, 0x80 | mark]) + long + mask + masked)

    def send(self, text):
        self._send(1, text.encode())

    def receive(self):
        """Returns the next text."""
        whole = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size > 125:
                size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
            data = self._take(size)
            kind = first & 0x0F
            if kind == 9:
                self._send(10, data)
            elif kind == 8:
                raise AssertionError("Firefox has closed the connection")
            elif kind < 3:
                whole += data
                if first & 0x80:
                    return whole.decode()

    def close(self):
        self.socket.close()


class Firefox(AnyBrowser):
    """A headless Firefox with the functions of `Chromium`, except those of its developer tools.

    It takes seconds to start, so a test gives it back and another takes it, with a new tab.
    """

    # The browsers that wait for the next test, by their options.
    waiting = {}

    @classmethod
    def taken(cls, size=(1200, 800), dark=False, language="en"):
        """Returns a browser that waits, or starts one."""
        browser = cls.waiting.pop((dark, language), None) or cls(dark, language)
        browser.begin(size)
        return browser

    def __init__(self, dark, language):
        self.options = (dark, language)
        self.profile = tempfile.mkdtemp(prefix="fitloc-firefox-")
        chosen = {
            **PREFERENCES, "intl.accept_languages": language, "intl.locale.requested": language.split(",")[0],
            "layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
        with open(os.path.join(self.profile, "user.js"), "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in chosen.items())
        self.program = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
            env={**os.environ, "HOME": self.profile})
        port = None
        for line in self.program.stderr:
            found = re.search(r"WebDriver BiDi listening on ws://[^:]+:(\d+)", line)
            if found:
                port = int(found.group(1))
                break
        # What else Firefox says must not fill its pipe.
        self.reader = threading.Thread(target=lambda: self.program.stderr.read(), daemon=True)
        self.reader.start()
        self.socket = Socket(port, "/session")
        (self.number, self.logged) = (0, [])
        self.command("session.new", capabilities={"alwaysMatch": {"unhandledPromptBehavior": {"default": "accept"}}})
        self.command("session.subscribe", events=["log.entryAdded"])
        atexit.register(self.quit)

    def begin(self, size):
        """Shows a new tab and closes all others."""
        old = self._tabs()
        self.logged = []
        self.go(self.command("browsingContext.create", type="tab")["context"])
        for tab in old:
            self.command("browsingContext.close", context=tab)
        self.resize(*size)

    def _tabs(self):
        return [tab["context"] for tab in self.command("browsingContext.getTree")["contexts"]]

    def command(self, method, **parameters):
        """Sends a command and returns its result; notes the events that come first."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise AssertionError(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]
            if answer.get("method") == "log.entryAdded":
                self.logged.append(answer["params"])

    def close(self):
        """Gives the browser back."""
        self.waiting[self.options] = self

    def quit(self):
        """Ends the browser."""
        try:
            self.command("browser.close")
        except (AssertionError, OSError):
            pass
        self.socket.close()
        try:
            self.program.wait(30)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()
        self.reader.join()
        self.program.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def open(self, address):
        self.command("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self):
        """Loads the page again, and waits for it."""
        self.command("browsingContext.reload", context=self.context, wait="complete")

    def _call(self, declaration, arguments):
        """Calls a function in the page; its result comes as JSON, in which an element is `true`."""
        result = self.command(
            "script.callFunction", target={"context": self.context}, awaitPromise=True, userActivation=True,
            arguments=[{"type": "string", "value": json.dumps(arguments)}], functionDeclaration=declaration)
        if result["type"] == "exception":
            raise AssertionError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"]) if result["result"]["type"] == "string" else None

    def run(self, script, *arguments):
        """Runs the body of a function in the page and returns its result."""
        return self._call(
            "(given) => { const result = (function () { " + script + "\n}).apply(window, JSON.parse(given));"
            " return JSON.stringify(result instanceof Node ? true : result) }", arguments)

    def run_later(self, script, *arguments):
        """Runs the body of an asynchronous function, which passes its result to its last argument."""
        return self._call(
            "(given) => new Promise((done) => (function () { " + script + "\n}).apply(window,"
            " [...JSON.parse(given), (result) => done(JSON.stringify(result))]))", arguments)

    def perform(self, source):
        """Performs the actions of a keyboard or mouse."""
        self.command("input.performActions", context=self.context, actions=[source])

    def devtools(self, command, **parameters):
        """Skips the test, which needs the developer tools of Chromium."""
        raise unittest.SkipTest(f"Firefox has no {command}")

    def click(self, selector):
        box = self.run(
            "const element = document.querySelector(arguments[0]); if (!element) throw new Error(arguments[0] + ' is not there');"
            "element.scrollIntoView({ block: 'nearest', inline: 'nearest' });"
            "const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]", selector)
        place = {"x": round(box[0]), "y": round(box[1])}
        self.perform({"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", **place}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]})

    def new_window(self):
        """Opens a new window and switches to it; returns the handles of the old and the new window."""
        old = self.context
        self.go(self.command("browsingContext.create", type="tab")["context"])
        return old, self.context

    def go(self, handle):
        self.context = handle
        self.command("browsingContext.activate", context=handle)

    def resize(self, width, height):
        self.command("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.command("browsingContext.captureScreenshot", context=self.context)["data"]))

    def complaints(self):
        """Returns the errors in the browser's console."""
        self.run("return true")
        return [entry.get("text") or "" for entry in self.logged if entry["level"] == "error"]
