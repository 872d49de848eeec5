import TestSupport
import Testing

/// Runs the commands that take keys with patterns.
@Suite("Patterns of keys in commands")
struct KeyPatternCommandTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        let entries: [WrittenCatalog.Entry] = [
            ("home.a", ["en": "A"]), ("home.b", ["en": "B"]), ("home.*", ["en": "Star"]), ("tab.a", ["en": "T"]),
        ]
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
    }

    private func keys(_ path: String = WrittenCatalog.name) throws -> [String] {
        try work.catalog(path).texts.keys.sorted().map { $0.replacing(" en", with: "") }
    }

    @Test(
        "Without a terminal, several keys need --yes, and nothing is written",
        arguments: [
            ["remove", "*.a"], ["rename", "*.a", "x.*"], ["copy", "*.a", "x.*"], ["set", "*.a", "--comment", "x"],
            ["move", "*.a", "--to", "Other.xcstrings"],
        ])
    func needsConsent(words: [String]) async throws {
        try work.write("", to: "Other.xcstrings")
        let before = try work.text(of: WrittenCatalog.name)
        let outcome = try await OwnThread.run { [work] in try work.start(words).waitForEnd() }
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("2 keys match; add --yes to change them, or --dry-run to see the changes:"))
        #expect(outcome.errors.contains("    home.a"))
        #expect(outcome.errors.contains("    tab.a"))
        #expect(try work.text(of: WrittenCatalog.name) == before)
        let dry = try await OwnThread.run { [work] in try work.start(words + ["--dry-run"]).waitForEnd() }
        #expect(dry.ending == .status(0))
        #expect(dry.output.contains(words[0] == "copy" ? "x.home" : "home.a"))
        #expect(try work.text(of: WrittenCatalog.name) == before)
    }

    @Test("A key that exists literally is that key and no other")
    func literal() async throws {
        let removed = try await work.fitloc("remove", "home.*")
        #expect(removed.ending == .status(0))
        #expect(try keys() == ["home.a", "home.b", "tab.a"])
    }

    @Test("A single match needs no question")
    func single() async throws {
        let outcome = try await work.fitloc("rename", "t*.a", "s*.b")
        #expect(outcome.ending == .status(0))
        #expect(try keys() == ["home.*", "home.a", "home.b", "sab.b"])
    }

    @Test("With --yes, keys are renamed together with the code that uses them")
    func inSources() async throws {
        let code = #"import SwiftUI\nlet v = [Text("home.a"), Text("home.b"), Text("tab.a")]\n"#
        try work.write(code.replacing("\\n", with: "\n"), to: "App.swift")
        let outcome = try await work.fitloc("rename", "home.?", "x")
        #expect(outcome.ending == .status(2))
        let renamed = try await work.fitloc("rename", "h*.a", "g*.a", "--in-sources")
        #expect(renamed.ending == .status(0), "\(renamed.errors)")
        let both = try await work.fitloc("rename", "*.a", "*.first", "--in-sources", "--yes")
        #expect(both.ending == .status(0), "\(both.errors)")
        #expect(both.output.contains("changed 2 uses in 1 Swift file"))
        #expect(try keys() == ["gome.first", "home.*", "home.b", "tab.first"])
        #expect(try work.text(of: "App.swift").contains(#"[Text("gome.first"), Text("home.b"), Text("tab.first")]"#))
    }

    @Test("If a new key exists, or two keys would get one name, nothing is renamed")
    func collisions() async throws {
        let before = try work.text(of: WrittenCatalog.name)
        let existing = try await work.fitloc("rename", "home.*a", "tab.*a", "--yes")
        #expect(existing.ending == .status(2))
        let twice = try await work.fitloc("rename", "**.a", "x**", "--yes")
        #expect(twice.ending == .status(0))
        try work.write(before, to: WrittenCatalog.name)
        let few = try await work.fitloc("rename", "*.a", "x", "--yes")
        #expect(few.ending == .status(2))
        #expect(few.errors.contains("needs as many *"))
        #expect(try work.text(of: WrittenCatalog.name) == before)
    }

    @Test("A pattern does not choose the keys of the table that keys move to")
    func moves() async throws {
        try work.write(WrittenCatalog.text([("tab.b", ["en": "B"])]), to: "Other.xcstrings")
        let outcome = try await work.fitloc("move", "tab.*", "--to", "Other.xcstrings")
        #expect(outcome.ending == .status(0))
        #expect(try keys("Other.xcstrings") == ["tab.a", "tab.b"])
        #expect(try keys() == ["home.*", "home.a", "home.b"])
    }

    @Test("If a key exists where others move to, none moves, whatever their tables")
    func refusedMove() async throws {
        try work.write(WrittenCatalog.text([("tab.a", ["en": "B"])]), to: "Other.xcstrings")
        try work.write(WrittenCatalog.text([("home.z", ["en": "Z"])]), to: "Z.xcstrings")
        let outcome = try await work.fitloc("move", "home.z", "tab.a", "--to", "Other.xcstrings")
        #expect(outcome.ending == .status(2))
        #expect(try keys("Z.xcstrings") == ["home.z"])
        #expect(try keys("Other.xcstrings") == ["tab.a"])
    }

    @Test("Keys of standard input are no patterns")
    func list() async throws {
        let outcome = try await work.shell("echo 'tab.*' | fitloc remove -")
        #expect(outcome.ending == .status(2))
        #expect(try keys().count == 4)
    }

    @Test("A pattern that no key matches is an error", arguments: ["remove", "preview"])
    func noMatch(command: String) async throws {
        let outcome = try await work.fitloc(command, "x*")
        #expect(outcome.ending == .status(2))
        #expect(outcome.errors.contains("“x*”"))
    }

    @Test(
        "On a terminal, the keys are listed and removed if the answer is yes", arguments: [("", 4), ("n", 4), ("y", 2)])
    func asks(answer: String, count: Int) async throws {
        let run = try await PromptedRun.fitloc("remove", "*.a", in: work) {
            try $0.wait(for: "  home.a")
            try $0.answer("Remove 2 keys? [y/N]", with: answer)
        }
        #expect(run.ending == .status(0))
        #expect(try keys().count == count)
    }

    @Test("preview shows a key that exists literally, and otherwise those that match")
    func previews() async throws {
        let literal = try await work.fitloc("preview", "home.*")
        #expect(literal.output.contains("Star"))
        #expect(!literal.output.contains("home.a"))
        let matching = try await work.fitloc("preview", "*.a")
        #expect(matching.output.contains("home.a"))
        #expect(matching.output.contains("tab.a"))
    }
}
