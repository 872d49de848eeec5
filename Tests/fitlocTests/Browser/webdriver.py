"""Chromium controlled with the W3C WebDriver protocol of chromedriver: JSON over HTTP, which needs no package."""

import base64
import json
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# The protocol's codes for keys that do not produce characters.
KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "Control": "\ue009", "Shift": "\ue008", "Alt": "\ue00a",
    "ArrowUp": "\ue013", "ArrowDown": "\ue015", "Tab": "\ue004", "End": "\ue010", "Home": "\ue011",
    "Backspace": "\ue003",
}


def attempts(seconds=90, looks=100):
    """Yields for each look at something that may take a while.

    There are at least that many looks, however long they take: on a busy machine a browser may answer once a second, and
    a wait that counts only time would give up after a few looks.
    """
    end = time.monotonic() + seconds
    made = 0
    while made < looks or time.monotonic() < end:
        yield made
        made += 1
        time.sleep(0.05)


def started_driver():
    """Starts a driver, and returns it and its port.

    With port 0, chromedriver chooses a port that is free for IPv6, and exits if another program uses it for IPv4. This
    function therefore chooses a port that is free for IPv4. Another program may take the port first, so this function
    makes several attempts.
    """
    for _ in range(20):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        driver = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = []
        for line in driver.stdout:
            if "started successfully" in line:
                return driver, port
            said.append(line)
        driver.wait()
        driver.stdout.close()
    raise AssertionError("chromedriver does not start: " + "".join(said))


class AnyBrowser:
    """What both browsers do in the same way."""

    def wait(self, script, *arguments):
        """Waits until a script returns a truthy value, and returns the value."""
        for _ in attempts():
            value = self.run(script, *arguments)
            if value:
                return value
        raise AssertionError(f"waited in vain for: {script} {list(arguments) or ''}")

    def press(self, *keys):
        """Presses keys in sequence; keys joined with + are pressed together, such as Control+Enter."""
        actions = []
        for combination in keys:
            parts = [combination] if combination == "+" else combination.split("+")
            named = [KEYS.get(part, part) for part in parts]
            actions += [{"type": "keyDown", "value": key} for key in named]
            actions += [{"type": "keyUp", "value": key} for key in reversed(named)]
        self.perform({"type": "key", "id": "keyboard", "actions": actions})

    def type(self, text):
        """Types a text into the focused element."""
        self.press(*text)


class Chromium(AnyBrowser):
    """A headless Chromium with one or more windows."""

    def __init__(self, size=(1200, 800), dark=False, language="en"):
        self.driver, port = started_driver()
        self.base = f"http://127.0.0.1:{port}/session"
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            f"--window-size={size[0]},{size[1]}", f"--accept-lang={language}", f"--lang={language}",
        ] + (["--force-dark-mode"] if dark else [])
        capabilities = {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": {"args": arguments, "binary": shutil.which("chromium")},
            "unhandledPromptBehavior": "accept", "goog:loggingPrefs": {"browser": "ALL"}}}
        self.base += "/" + self._request("POST", "", {"capabilities": capabilities})["sessionId"]
        if dark:
            self.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])

    def _request(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def close(self):
        """Quits the browser."""
        try:
            self._request("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.driver.stdout.close()

    def open(self, address):
        self._request("POST", "/url", {"url": address})

    def reload(self):
        """Loads the page again, and waits for it."""
        self._request("POST", "/refresh", {})

    def run(self, script, *arguments):
        """Runs the body of a function in the page and returns its result."""
        return self._request("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_later(self, script, *arguments):
        """Runs the body of an asynchronous function, which passes its result to its last argument."""
        return self._request("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def devtools(self, command, **parameters):
        return self._request("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def perform(self, source):
        """Performs the actions of a keyboard or mouse."""
        self._request("POST", "/actions", {"actions": [source]})

    def click(self, selector):
        found = self._request("POST", "/element", {"using": "css selector", "value": selector})
        self._request("POST", f"/element/{found[ELEMENT]}/click", {})

    def new_window(self):
        """Opens a new window and switches to it; returns the handles of the old and the new window."""
        old = self._request("GET", "/window")
        new = self._request("POST", "/window/new", {"type": "tab"})["handle"]
        self.go(new)
        return old, new

    def go(self, handle):
        self._request("POST", "/window", {"handle": handle})

    def resize(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._request("GET", "/screenshot")))

    def complaints(self):
        """Returns the errors in the browser's console."""
        logs = self._request("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in logs if entry["level"] == "SEVERE"]
