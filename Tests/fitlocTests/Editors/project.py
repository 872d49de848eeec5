"""A project for tests of the language server, and functions that apply the server's edits as an editor does."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import unquote, urlparse

FITLOC = os.environ["FITLOC"]


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def entry(state="manual", comment=None, **texts):
    languages = {name.replace("_", "-"): unit(*value) if isinstance(value, tuple) else unit(value)
                 for name, value in texts.items()}
    found = {"comment": comment} if comment else {}
    return {**found, "extractionState": state, "localizations": languages}


STRINGS = {
    "home.start": entry(en="Start now 😀", pt_BR="Comece agora 😀"),
    "home.title": entry(comment="Title of *the* tab.", en="Home", pt_BR=("Início", "needs_review")),
    "list.count": entry(en="%lld of %@", pt_BR="%lld de %@"),
    "settings.sound": entry(en="Sound", pt_BR="Som"),
    "settings.audio": entry(en="Sound"),
}

CODE = """import SwiftUI

struct HomeView: View {
    var body: some View {
        Text("home.title")
        Text("home.start", comment: "😀 \\u{1F600}")
        Text("settings.sound"); Text("settings.audio")
        Text("home.missing")
        Text("list.count")
        Button("Comece seu treino agora") {}
    }
}
"""

CONFIGURATION = """catalogs: [Localizable.xcstrings, Old]
sources: [App]
source-language: en
languages: [en, pt-BR]
"""


def catalog(strings, version="1.0"):
    """Returns a catalog in Xcode's format."""
    text = json.dumps({"sourceLanguage": "en", "strings": strings, "version": version},
                      ensure_ascii=False, indent=2, separators=(",", " : "))
    return text


class Project:
    """A folder with a catalog, a legacy table, code and a configuration."""

    def __init__(self, folder=None):
        self.root = Path(os.path.realpath(folder or tempfile.mkdtemp()))
        self.write("Localizable.xcstrings", catalog(dict(sorted(STRINGS.items()))))
        self.write("Old/en.lproj/Legacy.strings", '/* A button. */\n"old.save" = "Save";\n"old.stop" = "Stop";\n')
        self.write("Old/pt-BR.lproj/Legacy.strings", '"old.save" = "Salvar";\r\n"old.stop" = "Parar";\r\n')
        self.write("App/HomeView.swift", CODE)
        self.write(".fitloc.yml", CONFIGURATION)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)

    def read(self, name):
        return (self.root / name).read_bytes().decode()

    def uri(self, name=""):
        return (self.root / name).as_uri() if name else self.root.as_uri()

    def copy(self):
        """Returns a copy of the project in another folder."""
        folder = tempfile.mkdtemp()
        shutil.rmtree(folder)
        shutil.copytree(self.root, folder)
        other = object.__new__(Project)
        other.root = Path(os.path.realpath(folder))
        return other

    def contents(self):
        files = [path for path in self.root.rglob("*") if path.is_file()]
        return {str(path.relative_to(self.root)): path.read_bytes() for path in sorted(files)}

    def run(self, *words):
        """Runs fitloc in the folder."""
        return subprocess.run([FITLOC, *words], cwd=self.root, capture_output=True, text=True, timeout=120)

    def remove(self):
        shutil.rmtree(self.root, ignore_errors=True)


def path_of(uri):
    return unquote(urlparse(uri).path)


def column(line, text, encoding="utf-16"):
    """Returns the column at which a text begins in a line."""
    return width(line[: line.index(text)], encoding)


def width(text, encoding="utf-16"):
    return len(text.encode()) if encoding == "utf-8" else len(text.encode("utf-16-le")) // 2


def place(text, wanted, encoding="utf-16"):
    """Returns the line and column at which a text begins."""
    before = text[: text.index(wanted)]
    lines = before.replace("\r\n", "\n").split("\n")
    return len(lines) - 1, width(lines[-1], encoding)


def offset(text, line, character, encoding="utf-16"):
    """Returns the offset of a position. Counts characters one by one, independently of the server's implementation."""
    start = 0
    for _ in range(line):
        start = text.index("\n", start) + 1
    units = 0
    while units < character:
        units += width(text[start], encoding)
        start += 1
    assert units == character, "a column within a character"
    return start


def applied(text, edits, encoding="utf-16"):
    """Returns the text with the edits applied as an editor applies them."""
    spans = [(offset(text, e.range.start.line, e.range.start.character, encoding),
              offset(text, e.range.end.line, e.range.end.character, encoding), e.new_text) for e in edits]
    for start, end, new in sorted(spans, key=lambda span: span[:2], reverse=True):
        text = text[:start] + new + text[end:]
    return text
