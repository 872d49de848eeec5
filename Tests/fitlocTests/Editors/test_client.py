"""Tests of `fitloc lsp` with a third-party client: pytest-lsp, which is based on pygls."""

import asyncio
import json
import random
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities
from pygls.exceptions import JsonRpcException

from project import CONFIGURATION, FITLOC, STRINGS, Project, applied, catalog, entry, path_of, place

CATALOG = "Localizable.xcstrings"
CODE = "App/HomeView.swift"

# Code that can use any of many keys.
ROWS = """import Foundation

func row(_ number: Int) -> String { NSLocalizedString("many.n\\(number)", comment: "") }
"""

# Lines that make findings or declarations, wherever they stand.
CODE_LINES = [
    '        Text("home.missing.too")', '        Text("home.title")', '        Button("A text without a key") {}', "}", "{",
    "// A remark", "struct Extra: View { let line: String; var body: some View { Text(line) } }",
    'let extra = Extra(line: "Another text without a key")', 'let text = String(localized: "list.count")',
    "// [fitloc:off hard-coded-text]",
]

# Beginnings of texts that make findings.
TEXTS = ["%@ ", "  ", "TODO ", "x", "é", "<b>", "Home "]


class Editor:
    """An editor with the contents and versions of its open documents."""

    def __init__(self, client, project, encoding="utf-16"):
        self.client, self.project, self.encoding = client, project, encoding
        self.texts, self.versions = {}, {}

    def open(self, name):
        self.texts[name], self.versions[name] = self.project.read(name), 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
            uri=self.project.uri(name), language_id="text", version=1, text=self.texts[name])))

    def document(self, name):
        return types.TextDocumentIdentifier(uri=self.project.uri(name))

    def place(self, name, wanted, within=0):
        line, character = place(self.text(name), wanted, self.encoding)
        return types.Position(line=line, character=character + within)

    def text(self, name):
        return self.texts.get(name) or self.project.read(name)

    def change(self, name, edits):
        """Applies edits from the last to the first, which keeps positions valid, and notifies the server of each."""
        for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
            self.texts[name] = applied(self.texts[name], [edit], self.encoding)
            self.versions[name] += 1
            self.client.text_document_did_change(types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(
                    uri=self.project.uri(name), version=self.versions[name]),
                content_changes=[types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text)]))

    def type(self, name, old, new):
        """Replaces a text in an open document."""
        start = self.place(name, old)
        end = types.Position(line=start.line, character=start.character + len(old))
        self.change(name, [types.TextEdit(range=types.Range(start=start, end=end), new_text=new)])

    def replace(self, name, text):
        """Replaces the whole text of an open document."""
        lines = self.text(name).split("\n")
        end = types.Position(line=len(lines) - 1, character=len(lines[-1]))
        whole = types.Range(start=types.Position(line=0, character=0), end=end)
        self.change(name, [types.TextEdit(range=whole, new_text=text)])

    def save(self, name):
        self.project.write(name, self.texts[name])
        self.client.text_document_did_save(types.DidSaveTextDocumentParams(text_document=self.document(name)))

    def apply(self, edit):
        """Applies a workspace edit to open documents and to other files."""
        for change in edit.document_changes:
            name = str(path_of(change.text_document.uri)).removeprefix(f"{self.project.root}/")
            if name in self.texts:
                assert change.text_document.version == self.versions[name]
                self.change(name, change.edits)
            else:
                self.project.write(name, applied(self.project.read(name), change.edits, self.encoding))

    def save_all(self):
        for name in self.texts:
            self.project.write(name, self.texts[name])

    async def diagnostics(self, name, condition=lambda found: True, seconds=120):
        uri, end = self.project.uri(name), time.time() + seconds
        while time.time() < end:
            found = self.client.diagnostics.get(uri)
            if found is not None and condition(found):
                return found
            await asyncio.sleep(0.05)
        raise AssertionError(f"no such diagnostics: {self.client.diagnostics.get(uri)}")

    async def actions(self, name, wanted, only=None):
        spot = self.place(name, wanted, 1)
        found = await self.client.text_document_code_action_async(types.CodeActionParams(
            text_document=self.document(name), range=types.Range(start=spot, end=spot),
            context=types.CodeActionContext(diagnostics=[], only=only)))
        return found or []


async def until(condition, seconds=120):
    """Waits for a condition, and leaves it to the caller to assert it."""
    end = time.time() + seconds
    while not condition() and time.time() < end:
        await asyncio.sleep(0.05)


def linted(project):
    """Returns the findings of `fitloc lint` in a project."""
    findings = json.loads(project.run("lint", "--format", "json").stdout)["findings"]
    return sorted((f["path"], f["line"], f["rule"], f["message"]) for f in findings)


def published(client, project):
    """Returns the findings that the client has."""
    return sorted((path_of(uri).removeprefix(f"{project.root}/"), d.range.start.line + 1, d.code, d.message)
                  for uri, all in client.diagnostics.items() for d in all)


CONFIG = ClientServerConfig(server_command=[FITLOC, "lsp"])


async def begin(client, project, encodings=None):
    capabilities = client_capabilities("visual-studio-code")
    capabilities.general.position_encodings = encodings
    # The client announces dynamic registration but does not support it.
    capabilities.workspace.did_change_watched_files.dynamic_registration = False
    answer = await client.initialize_session(types.InitializeParams(
        capabilities=capabilities, process_id=None, root_uri=project.uri(),
        workspace_folders=[types.WorkspaceFolder(uri=project.uri(), name="project")]))
    return answer


@pytest_lsp.fixture(config=CONFIG)
async def client(lsp_client: LanguageClient):
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def project():
    project = Project()
    yield project
    project.remove()


@pytest.mark.asyncio
async def test_diagnostics(client: LanguageClient, project):
    answer = await begin(client, project)
    assert answer.capabilities.position_encoding == "utf-16"
    editor = Editor(client, project)
    # The server checks all files, although no document is open.
    found = await editor.diagnostics(CODE)
    missing = next(d for d in found if d.code == "key-missing")
    line, character = place(project.read(CODE), '"home.missing"')
    assert (missing.range.start.line, missing.range.start.character) == (line, character)
    assert missing.range.end.character == character + len('"home.missing"')
    assert missing.severity == types.DiagnosticSeverity.Error
    assert missing.source == "fitloc" and missing.code_description.href.endswith("rules.md#key-missing")
    assert any(d.code == "hard-coded-text" for d in found)
    expected = linted(project)
    # The diagnostics of each file are a separate message, so those of the catalog may arrive after those of the code.
    await until(lambda: published(client, project) == expected)
    assert published(client, project) == expected


@pytest.mark.asyncio
async def test_typing(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    editor.open(CATALOG)
    before = await editor.diagnostics(CATALOG)
    codes = sorted(d.code for d in before)
    # A wrong specifier in the open document, which is not saved.
    editor.type(CATALOG, "%lld de %@", "%lld de %lld")
    found = await editor.diagnostics(CATALOG, lambda all: any("specifier" in d.code for d in all))
    assert all(d.range.start.line < len(editor.text(CATALOG).split("\n")) for d in found)
    # Invalid JSON is reported with its position and reason; earlier diagnostics remain, except for the edited text.
    editor.type(CATALOG, '"home.title" :', '"home.title" ')
    broken = await editor.diagnostics(CATALOG, lambda all: any(d.code == "invalid-json" for d in all))
    error = next(d for d in broken if d.code == "invalid-json")
    assert error.severity == types.DiagnosticSeverity.Error and ":" in error.message
    line, _ = place(editor.text(CATALOG), '"home.title" ')
    assert error.range.start.line == line
    assert len(broken) >= len(codes)
    # Hovers still show the keys from before the error.
    hover = await client.text_document_hover_async(types.HoverParams(
        text_document=editor.document(CODE), position=editor.place(CODE, "home.title", 2)))
    assert "Início" in hover.contents.value
    editor.type(CATALOG, '"home.title" ', '"home.title" :')
    editor.type(CATALOG, "%lld de %lld", "%lld de %@")
    after = await editor.diagnostics(CATALOG, lambda all: sorted(d.code for d in all) == codes)
    assert [d.range for d in after] == [d.range for d in before]


@pytest.mark.asyncio
@pytest.mark.parametrize("text", ["{}", "[]", '{"sourceLanguage":"en","strings":[]}', None])
async def test_text_without_strings(client: LanguageClient, project, text):
    await begin(client, project)
    editor = Editor(client, project)
    editor.open(CATALOG)
    codes = sorted(d.code for d in await editor.diagnostics(CATALOG))
    whole = editor.text(CATALOG)
    editor.replace(CATALOG, text or whole.replace('"strings"', '"string"'))
    # The only finding is that of `fitloc lint`, also after the check of the whole folder.
    for _ in range(2):
        await editor.diagnostics(CATALOG, lambda all: [d.code for d in all] == ["missing-strings-object"])
        await asyncio.sleep(1)
    editor.replace(CATALOG, whole)
    await editor.diagnostics(CATALOG, lambda all: sorted(d.code for d in all) == codes)


@pytest.mark.asyncio
async def test_questions(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    editor.open(CODE)
    spot = dict(text_document=editor.document(CODE), position=editor.place(CODE, "home.title", 2))
    hover = await client.text_document_hover_async(types.HoverParams(**spot))
    assert "- en: Home" in hover.contents.value and "- pt-BR: Início *(needs" in hover.contents.value
    assert "Title of \\*the\\* tab." in hover.contents.value and "HomeView.swift:5" in hover.contents.value
    definition = await client.text_document_definition_async(types.DefinitionParams(**spot))
    line, character = place(project.read(CATALOG), "home.title")
    assert [(d.uri, d.range.start.line, d.range.start.character) for d in definition] == [
        (project.uri(CATALOG), line, character)]
    references = await client.text_document_references_async(types.ReferenceParams(
        text_document=editor.document(CATALOG), position=editor.place(CATALOG, "home.title", 2),
        context=types.ReferenceContext(include_declaration=False)))
    line, character = place(project.read(CODE), '"home.title"')
    assert [(r.uri, r.range.start.line, r.range.start.character) for r in references] == [
        (project.uri(CODE), line, character)]
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(
        text_document=editor.document(CATALOG)))
    assert [s.name for s in symbols] == sorted(STRINGS)
    legacy = await client.text_document_document_symbol_async(types.DocumentSymbolParams(
        text_document=editor.document("Old/pt-BR.lproj/Legacy.strings")))
    assert [s.name for s in legacy] == ["old.save", "old.stop"]
    ranges = await client.text_document_folding_range_async(types.FoldingRangeParams(
        text_document=editor.document(CATALOG)))
    assert any(r.start_line == place(project.read(CATALOG), '"home.title"')[0] for r in ranges)
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="SOUND"))
    assert [s.name for s in found] == ["settings.sound"]


@pytest.mark.asyncio
async def test_completion(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    editor.open(CODE)
    editor.open(CATALOG)

    async def labels(name, wanted, within):
        found = await client.text_document_completion_async(types.CompletionParams(
            text_document=editor.document(name), position=editor.place(name, wanted, within)))
        return [item.label for item in found.items]

    editor.type(CODE, '"home.missing"', '"settings."')
    assert await labels(CODE, '"settings.")', 10) == ["settings.audio", "settings.sound"]
    assert await labels(CODE, "import SwiftUI", 7) == []
    editor.type(CATALOG, '"state" : "needs_review"', '"state" : ""')
    assert "machine_translated" in await labels(CATALOG, '"state" : ""', 11)
    editor.type(CATALOG, '"settings.audio" : {\n      "extractionState" : "manual",\n      "localizations" : {',
                '"settings.audio" : {\n      "extractionState" : "manual",\n      "localizations" : { "" ')
    assert await labels(CATALOG, '{ "" ', 3) == ["en", "pt-BR"]
    editor.type(CATALOG, "%lld de %@", "%lld de %")
    assert await labels(CATALOG, "%lld de %", 9) == ["%lld", "%@"]


@pytest.mark.asyncio
async def test_actions(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    editor.open(CODE)
    add = next(a for a in await editor.actions(CODE, '"home.missing"') if "home.missing" in a.title)
    editor.apply(add.edit)
    line, _ = place(project.read(CATALOG), '"home.missing"')
    assert project.read(CATALOG).split("\n")[line] == '    "home.missing" : {'
    await editor.diagnostics(CODE, lambda all: not any(d.code == "key-missing" for d in all))
    other = project.copy()
    adopt = next(a for a in await editor.actions(CODE, '"Comece seu') if a.kind == "quickfix")
    editor.apply(adopt.edit)
    editor.save_all()
    assert other.run("adopt", CODE, "--yes").returncode == 0
    assert project.contents() == other.contents() and "Comece" in project.read(CATALOG)
    other.remove()
    editor.open(CATALOG)
    fill = [a for a in await editor.actions(CATALOG, '"settings.audio"') if "pt-BR" in a.title]
    filled = project.copy()
    editor.apply(fill[0].edit)
    filled.run("fill", "--from", "memory", "--match", "settings.audio", "--language", "pt-BR")
    assert editor.text(CATALOG) == filled.read(CATALOG)
    filled.remove()


@pytest.mark.asyncio
async def test_byte_order_mark(client: LanguageClient, project):
    """A byte order mark is not part of an editor's text, so no action offers to remove it."""
    name = "Marked.xcstrings"
    project.write(name, "\ufeff" + project.read(CATALOG))
    await begin(client, project)
    editor = Editor(client, project)
    editor.open(name)
    start = types.Position(line=0, character=0)
    for only in (["quickfix"], ["source.fixAll"]):
        found = await client.text_document_code_action_async(types.CodeActionParams(
            text_document=editor.document(name), range=types.Range(start=start, end=start),
            context=types.CodeActionContext(diagnostics=[], only=only)))
        assert [action.title for action in found or []] == []


@pytest.mark.asyncio
async def test_other_columns(client: LanguageClient, project):
    answer = await begin(client, project, ["utf-8", "utf-16"])
    assert answer.capabilities.position_encoding == "utf-8"
    editor = Editor(client, project, "utf-8")
    project.write(CODE, 'import SwiftUI\nlet a = "😀é"; let b = Text("settings.sound")\n')
    editor.open(CODE)
    editor.open(CATALOG)
    other = project.copy()
    edit = await client.text_document_rename_async(types.RenameParams(
        text_document=editor.document(CODE), position=editor.place(CODE, "settings.sound", 3), new_name="é.😀"))
    editor.apply(edit)
    editor.save_all()
    assert other.run("rename", "settings.sound", "é.😀", "--in-sources").returncode == 0
    assert project.contents() == other.contents()
    other.remove()


@pytest.mark.asyncio
async def test_refusals(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    with pytest.raises(JsonRpcException, match="settings.sound"):
        await client.text_document_rename_async(types.RenameParams(
            text_document=editor.document(CATALOG), position=editor.place(CATALOG, "home.title", 1),
            new_name="settings.sound"))
    nothing = await client.text_document_prepare_rename_async(types.PrepareRenameParams(
        text_document=editor.document(CODE), position=types.Position(line=0, character=1)))
    assert nothing is None
    editor.open(CATALOG)
    editor.type(CATALOG, '"version" :', '"version" ')
    with pytest.raises(JsonRpcException, match=r"Localizable.xcstrings:\d+:\d+: "):
        await client.text_document_rename_async(types.RenameParams(
            text_document=editor.document(CODE), position=editor.place(CODE, "home.title", 1), new_name="a.b"))


@pytest.mark.asyncio
async def test_configuration(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    await editor.diagnostics(CODE, lambda all: any(d.code == "hard-coded-text" for d in all))
    editor.open(".fitloc.yml")
    editor.type(".fitloc.yml", "sources:", "source:")
    found = await editor.diagnostics(".fitloc.yml", lambda all: len(all) == 1)
    assert "source" in found[0].message and found[0].range.start.line == 1
    editor.type(".fitloc.yml", "source:", "rules: { hard-coded-text: off }\nsources:")
    editor.save(".fitloc.yml")
    await editor.diagnostics(CODE, lambda all: all and not any(d.code == "hard-coded-text" for d in all))
    await editor.diagnostics(".fitloc.yml", lambda all: not all)


@pytest.mark.asyncio
async def test_folders_and_files(client: LanguageClient, project):
    await begin(client, project)
    editor = Editor(client, project)
    await editor.diagnostics(CODE)
    second = Project()
    client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(
        event=types.WorkspaceFoldersChangeEvent(
            added=[types.WorkspaceFolder(uri=second.uri(), name="second")], removed=[])))
    other = Editor(client, second)
    await other.diagnostics(CODE)
    # The editor opens a new catalog without a file change notification.
    project.write("New.xcstrings", catalog({"new.key": entry(en="%lld", pt_BR="%@")}))
    project.write(".fitloc.yml", CONFIGURATION.replace("xcstrings,", "xcstrings, New.xcstrings,"))
    editor.open("New.xcstrings")
    await editor.diagnostics("New.xcstrings", lambda all: any("specifier" in d.code for d in all))
    # Another program adds the missing key.
    project.write(CATALOG, catalog({**STRINGS, "home.missing": entry(en="Missing", pt_BR="Falta")}))
    client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
        changes=[types.FileEvent(uri=project.uri(CATALOG), type=types.FileChangeType.Changed)]))
    await editor.diagnostics(CODE, lambda all: not any(d.code == "key-missing" for d in all))
    assert any(d.code == "key-missing" for d in client.diagnostics[second.uri(CODE)])
    second.remove()


@pytest.mark.asyncio
async def test_findings_after_edits(client: LanguageClient, project):
    """After edits of code and of a large catalog, the findings are those of `fitloc lint` in files with these texts."""
    rows = {f"many.n{number}": entry(en=f"Line {number} of the list", pt_BR=f"Linha {number} da lista")
            for number in range(5000)}
    project.write(CATALOG, catalog({**rows, **STRINGS}))
    project.write("App/Rows.swift", ROWS)
    assert len(project.read(CATALOG)) > 1 << 20
    await begin(client, project)
    editor = Editor(client, project)
    other = project.copy()
    for name in (CATALOG, CODE):
        editor.open(name)
    rng = random.Random(49)
    for number in range(12):
        name = rng.choice([CATALOG, CODE])
        lines = editor.text(name).split("\n")
        if name == CODE:
            line, column, text = rng.randrange(2, len(lines)), 0, rng.choice(CODE_LINES) + "\n"
        else:
            line = rng.choice([number for number, line in enumerate(lines) if '"value" : "' in line])
            column, text = lines[line].index('"value" : "') + len('"value" : "'), rng.choice(TEXTS)
        spot = types.Position(line=line, character=column)
        editor.change(name, [types.TextEdit(range=types.Range(start=spot, end=spot), new_text=text)])
        other.write(name, editor.text(name))
        expected = linted(other)
        await until(lambda: published(client, project) == expected)
        assert published(client, project) == expected, f"{number}: {name}:{line}: {text}"
    other.remove()


@pytest.mark.asyncio
async def test_hundred_edits(client: LanguageClient, project):
    """Changes through the server yield the same bytes as the corresponding commands."""
    await begin(client, project)
    editor = Editor(client, project)
    other = project.copy()
    for name in (CATALOG, CODE, "Old/en.lproj/Legacy.strings"):
        editor.open(name)
    rng = random.Random(23)
    keys = {CATALOG: [key for key in STRINGS if key != "list.count"], "Old/en.lproj/Legacy.strings": [
        "old.save", "old.stop"]}
    done = {"rename": 0, "state": 0, "fix": 0}
    for number in range(100):
        kind = rng.choice(["rename", "rename", "state", "fix"])
        if kind == "rename":
            name = rng.choice([CATALOG, CATALOG, "Old/en.lproj/Legacy.strings"])
            old = rng.choice(keys[name])
            new = f"{rng.choice(['home', 'old', 'área', '😀'])}.n{number}"
            edit = await client.text_document_rename_async(types.RenameParams(
                text_document=editor.document(name), position=editor.place(name, f'"{old}"', 2), new_name=new))
            editor.apply(edit)
            ran = other.run("rename", old, new, "--in-sources")
            keys[name] = [new if key == old else key for key in keys[name]]
        elif kind == "state":
            key, state = rng.choice(keys[CATALOG]), rng.choice(["translated", "needs_review"])
            start = editor.text(CATALOG).index(f'"{key}" :')
            wanted = editor.text(CATALOG)[start:].split('"en" :')[0] + '"en" :'
            line, _ = place(editor.text(CATALOG), wanted)
            spot = types.Position(line=line + wanted.count("\n"), character=10)
            found = await client.text_document_code_action_async(types.CodeActionParams(
                text_document=editor.document(CATALOG), range=types.Range(start=spot, end=spot),
                context=types.CodeActionContext(diagnostics=[], only=["refactor"])))
            ran = other.run("set", key, "--state", f"en={state}")
            for action in [a for a in found if a.title.endswith(state)]:
                editor.apply(action.edit)
        else:
            # Adds a fixable problem, to the open document in this project and to the file in the copy.
            key = rng.choice(keys[CATALOG])
            start = editor.text(CATALOG).index(f'"{key}" :')
            value = editor.text(CATALOG)[start:].split('"value" : "')[1].split('"')[0]
            old = editor.text(CATALOG)[start:].split('"value" : "')[0] + f'"value" : "{value}"'
            spot = place(editor.text(CATALOG), old)
            line = spot[0] + old.count("\n")
            last = old.split("\n")[-1]
            end = len(last.encode("utf-16-le")) // 2 - 1
            edit = types.TextEdit(range=types.Range(
                start=types.Position(line=line, character=end), end=types.Position(line=line, character=end)),
                new_text="a  b")
            editor.change(CATALOG, [edit])
            other.write(CATALOG, editor.text(CATALOG))
            spot = types.Position(line=0, character=0)
            found = await client.text_document_code_action_async(types.CodeActionParams(
                text_document=editor.document(CATALOG), range=types.Range(start=spot, end=spot),
                context=types.CodeActionContext(diagnostics=[], only=["source.fixAll"])))
            ran = other.run("lint", "--fix", "--no-sources", CATALOG)
            for action in found:
                editor.apply(action.edit)
        editor.save_all()
        done[kind] += 1 if kind == "rename" or found else 0
        assert project.contents() == other.contents(), f"{number}: {kind}: {ran.stdout}{ran.stderr}"
    assert min(done.values()) > 15, done
    other.remove()
