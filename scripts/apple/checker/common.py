"""Places, targets, and functions that all parts use."""
import hashlib
import json
import os
import re
import subprocess
import sys
import threading

APPLE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(os.path.dirname(APPLE))
WORK = os.path.join(ROOT, ".build-apple")
# The oldest systems that Package.swift promises.
TARGETS = {
    "macos": "x86_64-apple-macosx14.0",
    "ios": "arm64-apple-ios17.0",
    "tvos": "arm64-apple-tvos17.0",
    "watchos": "arm64-apple-watchos10.0",
    "visionos": "arm64-apple-xros1.0",
}
# What apps link, on every platform of Package.swift. The tools and their libraries run on macOS.
RUN_TIME = ["CatalogRuntime", "FitTodayStrings", "FitTodayBridge", "FitTodayBridgeWarnings"]

# All platforms together run as many compilers as there are processors.
processors = threading.BoundedSemaphore(os.cpu_count() or 2)


def fail(message):
    """Ends the program with status 2."""
    print("error: " + message, file=sys.stderr)
    sys.exit(2)


def digest(*parts):
    """Returns the digest of texts and bytes."""
    result = hashlib.sha256()
    for part in parts:
        result.update(part if isinstance(part, bytes) else str(part).encode())
        result.update(b"\0")
    return result.hexdigest()


def read(path):
    """Returns the text of a file."""
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text):
    """Writes a text, with the folders above it; a reader sees the old file or the new one."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def run(command, **options):
    """Runs a program; returns it with its standard output and error in one text."""
    with processors:
        return subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)


def toolchain():
    """Returns the toolchain's resource folder and its version."""
    report = json.loads(run(["swiftc", "-print-target-info"]).stdout)
    return report["paths"]["runtimeResourcePath"], report["compilerVersion"]


def diagnostics(messages):
    """Returns the lines that name a place, or all lines if none does.

    >>> diagnostics("/a.swift:1:2: error: no\\n 1 | let a\\n   | `- error: no\\n/a.swift:1:2: error: no\\n")
    ['/a.swift:1:2: error: no']
    >>> diagnostics("no such file")
    ['no such file']
    """
    lines = [line for line in messages.split("\n") if line]
    places = [line for line in lines if re.match(r"[^ ].*(error|note):", line)]
    return [line.replace(ROOT + "/", "") for line in dict.fromkeys(places or lines)]
