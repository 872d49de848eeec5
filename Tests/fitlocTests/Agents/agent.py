"""A project for tests of `fitloc mcp`, and an agent that calls it with the official MCP client."""

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import anyio
from mcp import Client, StdioServerParameters

FITLOC = os.environ["FITLOC"]


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


STRINGS = {
    "home.start": {"extractionState": "manual", "localizations": {"en": unit("Start now"), "pt-BR": unit("Comece")}},
    "home.title": {"comment": "Title of the tab.", "extractionState": "manual",
                   "localizations": {"en": unit("Home"), "pt-BR": unit("Início", "needs_review")}},
    "list.count": {"extractionState": "manual",
                   "localizations": {"en": unit("%lld of %@"), "pt-BR": unit("%lld")}},
    "settings.audio": {"extractionState": "manual", "localizations": {"en": unit("Start now")}},
}

CODE = """import SwiftUI

struct HomeView: View {
    var body: some View {
        Text("home.title")
        Text("home.start")
        Text("list.count")
        Button("Save your workout now") {}
    }
}
"""

CONFIGURATION = "catalogs: [Localizable.xcstrings]\nsources: [App]\nsource-language: en\nlanguages: [en, pt-BR]\n"


class Project:
    """A Git repository with a catalog, code and a configuration."""

    def __init__(self):
        self.outside = Path(os.path.realpath(tempfile.mkdtemp()))
        self.root = self.outside / "project"
        self.write("Localizable.xcstrings", json.dumps(
            {"sourceLanguage": "en", "strings": STRINGS, "version": "1.0"},
            ensure_ascii=False, indent=2, separators=(",", " : ")))
        self.write("App/HomeView.swift", CODE)
        self.write(".fitloc.yml", CONFIGURATION)
        self.git("init", "-q")
        self.git("add", "-A")
        self.git("-c", "user.name=Ana", "-c", "user.email=ana@example.com", "commit", "-q", "-m", "Begin")

    def git(self, *words):
        subprocess.run(["git", *words], cwd=self.root, check=True)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def strings(self, name="Localizable.xcstrings"):
        return json.loads((self.root / name).read_text())["strings"]

    def text(self, key, language):
        return self.strings()[key]["localizations"][language]["stringUnit"]["value"]

    def contents(self):
        files = [path for path in self.outside.rglob("*") if path.is_file() and ".git" not in path.parts]
        return {str(path.relative_to(self.outside)): path.read_bytes() for path in sorted(files)}

    def remove(self):
        shutil.rmtree(self.outside, ignore_errors=True)


class Agent:
    """A connected client with shorthands for tool calls."""

    def __init__(self, client):
        self.client = client

    async def call(self, tool, **arguments):
        """Calls a tool that must succeed, and returns its structured content."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content[0].text
        # The text for models and the structured content for programs must be equal.
        assert json.loads(result.content[0].text) == result.structured_content
        return result.structured_content

    async def refusal(self, tool, **arguments):
        """Calls a tool that must refuse, and returns its structured content."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, result.content[0].text
        return result.structured_content


def server(root, *options, env=None):
    home = {name: os.environ[name] for name in ("HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "LC_ALL") if name in os.environ}
    return StdioServerParameters(
        command=FITLOC, args=["mcp", *options], cwd=root, env={**home, "PATH": os.environ["PATH"], **(env or {})})


@contextlib.asynccontextmanager
async def connected(root, *options, env=None, **client):
    with anyio.fail_after(300):
        async with Client(server(root, *options, env=env), **client) as client:
            yield Agent(client)


def tokens(text):
    """Estimates the number of tokens in a text."""
    return len(text.encode()) // 4
