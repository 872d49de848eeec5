"""Tests of each tool of `fitloc mcp`, called by an agent."""

import json

import jsonschema
import pytest

from agent import connected, tokens

pytestmark = pytest.mark.anyio

READING = ["lint", "list", "get", "diff", "usages", "unused", "rules"]
WRITING = ["add", "set", "rename", "fill", "adopt"]
TEN = [{"key": f"profile.{name}", "values": {"en": f"Your {name}", "pt-BR": f"Seu {name} novo"}}
       for name in "name email city weight height goal plan coach level photo".split()]


async def test_tools_are_described(project):
    async with connected(project.root) as agent:
        tools = (await agent.client.list_tools()).tools
        assert sorted(tool.name for tool in tools) == sorted(READING + WRITING)
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            assert tool.input_schema["additionalProperties"] is False
            assert tool.description and len(tool.description) < 400
            hints = tool.annotations
            assert hints.read_only_hint == (tool.name in READING)
            assert hints.destructive_hint == (tool.name in ["set", "rename", "adopt"])
            assert isinstance(hints.idempotent_hint, bool)
        listed = json.dumps([tool.model_dump(by_alias=True, exclude_none=True) for tool in tools],
                            separators=(",", ":"), ensure_ascii=False)
        assert tokens(listed) < 2600


async def test_ten_keys_in_two_languages(project):
    async with connected(project.root) as agent:
        answer = await agent.call("add", keys=TEN)
        assert answer == {"added": 10, "texts": 20, "files": ["Localizable.xcstrings"]}
        spoken = json.dumps({"keys": TEN}, ensure_ascii=False) + json.dumps(answer)
        assert tokens(spoken) < 500
    assert project.text("profile.coach", "pt-BR") == "Seu coach novo"
    assert set(project.strings()) >= {item["key"] for item in TEN}


async def test_reading_tools(project):
    before = project.contents()
    async with connected(project.root) as agent:
        found = await agent.call("lint", limit=1)
        assert (found["errors"], found["warnings"], found["next_cursor"]) == (3, 2, "1")
        assert found["rules"]["missing-translation"] == 1 and found["rules"]["hard-coded-text"] == 1
        more = await agent.call("lint", limit=1, cursor=found["next_cursor"])
        first, second = found["findings"] + more["findings"]
        assert (first["rule"], first["path"], first["line"]) == ("argument-mismatch", "App/HomeView.swift", 7)
        assert (second["rule"], second["key"], second["language"]) == ("specifier-missing", "list.count", "pt-BR")
        assert second["message"] == "%2$@ is missing: “%lld” for “%lld of %@”"
        only = await agent.call("lint", rules=["missing-translation"], paths=["Localizable.xcstrings"])
        assert (only["errors"], only["path"], only["findings"][0]["key"]) == (
            1, "Localizable.xcstrings", "settings.audio")

        page = await agent.call("list", match="home.*", limit=1)
        assert page["count"] == 2 and page["next_cursor"] == "1"
        assert page["path"] == "Localizable.xcstrings"
        assert page["keys"] == [{"key": "home.start", "values": {"en": "Start now", "pt-BR": "Comece"}}]
        for languages in ["pt-BR", "en,pt-BR", "*"]:
            found = await agent.call("list", missing=languages)
            assert [row["key"] for row in found["keys"]] == ["settings.audio"]
        title = (await agent.call("get", keys=["home.title"]))["keys"][0]
        assert title["comment"] == "Title of the tab." and title["state"] == {"pt-BR": "needs_review"}
        lost = await agent.refusal("get", keys=["home.titel"])
        assert lost == {"not_found": [{"key": "home.titel", "nearest": "home.title"}]}

        assert (await agent.call("diff"))["count"] == 0
        used = await agent.call("usages", keys=["home.title"])
        assert (used["usages"][0]["path"], used["usages"][0]["line"]) == ("App/HomeView.swift", 5)
        assert [row["key"] for row in (await agent.call("unused"))["keys"]] == ["settings.audio"]
        assert (await agent.call("rules"))["count"] > 50
        assert "argument" in (await agent.call("rules", rule="specifier-missing"))["summary"]
    assert project.contents() == before


async def test_writing_tools(project):
    async with connected(project.root) as agent:
        changed = await agent.call("set", keys=[
            {"key": "list.count", "values": {"pt-BR": "%lld de %@"}},
            {"key": "home.title", "state": {"pt-BR": "translated"}, "comment": "Tab."}])
        assert changed["changed"] == 2 and project.text("list.count", "pt-BR") == "%lld de %@"
        filled = await agent.call("fill")
        assert filled["filled"] == 1 and filled["texts"][0]["text"] == "Comece"
        renamed = await agent.call("rename", key="home.title", to="start.title", in_code=True)
        assert renamed["renamed"] == 1 and sorted(renamed["files"]) == ["App/HomeView.swift", "Localizable.xcstrings"]
        assert 'Text("start.title")' in (project.root / "App/HomeView.swift").read_text()
        adopted = await agent.call("adopt", paths=["App"])
        assert adopted["adopted"] == 1 and adopted["keys_added"] == 1
        assert "Save your workout now" not in (project.root / "App/HomeView.swift").read_text()
        kinds = (await agent.call("diff"))["kinds"]
        assert kinds["renamed"] == 1 and kinds["added"] == 1


async def test_dry_runs_write_nothing(project):
    before = project.contents()
    async with connected(project.root) as agent:
        added = await agent.call("add", keys=TEN[:1], dry_run=True)
        assert added["dry_run"] and added["files"] == ["Localizable.xcstrings"] and added["changes"] == [
            {"op": "add", "path": "Localizable.xcstrings", **TEN[0]}]
        await agent.call("set", keys=[{"key": "home.title", "values": {"en": "Start"}}], dry_run=True)
        await agent.call("rename", key="home.title", to="a.title", in_code=True, dry_run=True)
        filled = await agent.call("fill", dry_run=True)
        assert filled["filled"] == 1 and filled["dry_run"]
        adopted = await agent.call("adopt", paths=["App/HomeView.swift"], dry_run=True)
        assert adopted["adopted"] == 1 and adopted["dry_run"]
    assert project.contents() == before


async def test_refusals_say_why(project):
    before = project.contents()
    async with connected(project.root) as agent:
        taken = await agent.refusal("add", keys=[{"key": "home.title", "values": {"en": "A", "pt-BR": "B"}}])
        assert taken["error"] == "“home.title” already exists"
        assert (taken["path"], taken["line"], taken["key"]) == ("Localizable.xcstrings", 21, "home.title")
        two = await agent.refusal("add", keys=[
            {"key": "a.b", "values": {"en": "%@", "pt-BR": "sem"}}, {"key": "c.d", "values": {"en": "Only"}}])
        assert [problem["key"] for problem in two["problems"]] == ["a.b", "c.d"]
        assert "incomplete: true" in two["problems"][1]["message"] and "--" not in two["problems"][1]["message"]
        wrong = await agent.refusal("list", languages="en")
        assert "“languages” must be a list" in wrong["error"]
        assert "did you mean search" in (await agent.refusal("list", serch="x"))["error"]
        assert "“keys” is missing" in (await agent.refusal("usages"))["error"]
        with pytest.raises(Exception, match="unknown tool"):
            await agent.call("remove")
        kept = await agent.call("add", keep_going=True, dry_run=True, keys=[*TEN[:1], {"key": "home.title", "values": {"en": "A"}}])
        assert kept["added"] == 1 and kept["problems"][0]["key"] == "home.title"
    assert project.contents() == before


async def test_broken_file_has_its_place(project):
    project.write("Localizable.xcstrings", '{"sourceLanguage": "en",\n "strings": {"a": ]}}')
    async with connected(project.root) as agent:
        refused = await agent.refusal("add", keys=TEN[:1])
        assert (refused["path"], refused["line"], refused["column"]) == ("Localizable.xcstrings", 2, 19)


async def test_read_only(project):
    before = project.contents()
    async with connected(project.root, "--read-only") as agent:
        assert [tool.name for tool in (await agent.client.list_tools()).tools] == READING
        for name in WRITING:
            assert "--read-only" in (await agent.refusal(name, keys=TEN))["error"]
        assert (await agent.call("lint"))["errors"] == 3
    assert project.contents() == before


async def test_nothing_outside_the_folder(project):
    catalog = (project.root / "Localizable.xcstrings").read_text()
    (project.outside / "Other.xcstrings").write_text(catalog)
    (project.root / "Link.xcstrings").symlink_to(project.outside / "Other.xcstrings")
    (project.outside / "Code.swift").write_text('let title = Text("Save the day now")\n')
    before = project.contents()
    change = {"key": "home.title", "values": {"en": "Changed"}}
    async with connected(project.root) as agent:
        for path in ["../Other.xcstrings", str(project.outside / "Other.xcstrings"), "Link.xcstrings", "../new/A.xcstrings"]:
            assert "is outside" in (await agent.refusal("set", keys=[{**change, "catalog": path}]))["error"]
            assert "is outside" in (await agent.refusal("lint", paths=[path]))["error"]
        assert "is outside" in (await agent.refusal("adopt", paths=["../Code.swift"]))["error"]
        assert "is outside" in (await agent.refusal("diff", **{"from": "../Other.xcstrings"}))["error"]
        # The agent may have written the configuration, so its paths are also checked.
        project.write(".fitloc.yml", "catalogs: [../Other.xcstrings]\nlanguages: [en, pt-BR]\n")
        for dry_run in [True, False]:
            assert "out" in (await agent.refusal("set", keys=[change], dry_run=dry_run))["error"]
    after = project.contents()
    assert {name for name in after if after[name] != before.get(name)} == {"project/.fitloc.yml"}


async def test_services_only_where_the_person_names_them(project):
    marker = project.outside / "started"
    program = project.outside / "translate"
    program.write_text(f"#!/bin/sh\ntouch {marker}\nexit 1\n")
    program.chmod(0o755)
    project.write(".fitloc.yml", f"languages: [en, pt-BR]\nfill:\n  from: [\"command:{program}\", openai]\n")
    secret = "sk-secret-4711-0815"
    async with connected(project.root, env={"OPENAI_API_KEY": secret}) as agent:
        assert (await agent.call("fill", dry_run=True))["filled"] == 1
        for source in ["openai", f"command:{program}", "strings:/etc"]:
            assert "must be one of: memory, source" in (await agent.refusal("fill", **{"from": [source]}))["error"]
        assert not marker.exists()
        project.write("App/Key.swift", f'let key = Text("{secret}")\n')
        assert secret not in json.dumps(await agent.refusal("get", keys=[secret]))
    async with connected(project.root, "--fill-from", f"command:{program}") as agent:
        await agent.client.call_tool("fill", {"from": [f"command:{program}"]})
        assert marker.exists()


async def test_resources(project):
    async with connected(project.root) as agent:
        listed = (await agent.client.list_resources()).resources
        assert [str(item.uri) for item in listed] == ["fitloc://coverage", "fitloc://catalog/Localizable.xcstrings"]
        assert listed[1].description == "keys: 4; en 100 %, pt-BR 50 %"
        coverage = json.loads((await agent.client.read_resource("fitloc://coverage")).contents[0].text)["coverage"]
        assert coverage[1] == {"path": "Localizable.xcstrings", "language": "pt-BR", "keys": 4, "translated": 2,
                               "needs_review": 1, "missing": 1, "to_translate": 1}
        project.write("Localizable.xcstrings", json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
            f"key.{number:05}": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "A " * 40}}}}
            for number in range(5000)}}))
        text = (await agent.client.read_resource("fitloc://catalog/Localizable.xcstrings", cache_mode="bypass")).contents[0].text
        read = json.loads(text)
        assert len(read["keys"]) == 50 and len(text) < 20_000
        next_page = json.loads((await agent.client.read_resource(read["next"])).contents[0].text)
        assert next_page["keys"][0]["key"] == "key.00050"
        templates = (await agent.client.list_resource_templates()).resource_templates
        assert templates[0].uri_template.startswith("fitloc://catalog/")
        with pytest.raises(Exception, match="unknown resource"):
            await agent.client.read_resource("fitloc://catalog/../secret")
