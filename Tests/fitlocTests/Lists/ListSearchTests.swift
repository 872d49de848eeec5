import Foundation
import TestSupport
import Testing

@Suite("What list searches for")
struct ListSearchTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        let entries: [WrittenCatalog.Entry] = [
            ("home.title", ["en": "Sign in", "de": "Anmelden"]), ("tab.a", ["en": "Out", "fr": "Dehors"]),
            ("tab.b", ["en": "Both", "de": "Beide", "fr": "Les deux"]),
        ]
        try work.write(WrittenCatalog.text(entries), to: WrittenCatalog.name)
    }

    private func keys(_ words: [String]) async throws -> (keys: [String], ending: PseudoTerminal.Ending) {
        let outcome = try await OwnThread.run { [work] in try work.start(["list"] + words).waitForEnd() }
        let lines = outcome.output.split(separator: "\n").dropFirst()
        return (lines.map { String($0.prefix { $0 != "\t" }) }, outcome.ending)
    }

    @Test(
        "Words that are no path are searched for, and a pattern selects keys",
        arguments: [
            (["sign", "in"], ["home.title"]), (["sign in"], ["home.title"]), (["home.title"], ["home.title"]),
            (["tab.*"], ["tab.a", "tab.b"]), (["tab.*", "both"], ["tab.b"]),
            (["both", "Localizable.xcstrings"], ["tab.b"]),
            (["--missing"], ["home.title", "tab.a"]), (["--missing", "de"], ["tab.a"]),
            (["--missing", "de,fr"], ["home.title", "tab.a"]), (["--missing", "."], ["home.title", "tab.a"]),
            (["--missing", "Localizable.xcstrings"], ["home.title", "tab.a"]),
            (["--missing", "--language", "fr"], ["home.title"]), (["tab.*", "--missing"], ["tab.a"]),
        ])
    func found(words: [String], wanted: [String]) async throws {
        let result = try await keys(words)
        #expect(result.keys == wanted)
        #expect(result.ending == .status(0))
    }

    @Test(
        "Without a hit, the status is 1, but not if keys to translate are asked for",
        arguments: [
            (["nothing"], 1), (["x*"], 1), (["--search", "nothing"], 1), (["--match", "x*"], 1),
            (["--match", "What?"], 1), (["--state", "stale"], 0),
        ])
    func notFound(words: [String], status: Int) async throws {
        let result = try await keys(words)
        #expect(result.keys == [])
        #expect(result.ending == .status(Int32(status)))
    }

    @Test("In a complete catalog, --missing finds nothing, and the status is 0")
    func complete() async throws {
        try work.write(WrittenCatalog.text([("a", ["en": "A", "de": "B"])]), to: WrittenCatalog.name)
        let result = try await keys(["--missing"])
        #expect(result.keys == [])
        #expect(result.ending == .status(0))
    }

    @Test(
        "What is no path and no search is refused",
        arguments: [["a/b"], ["x.strings"], ["de.lproj"], [""]])
    func noPath(words: [String]) async throws {
        #expect(try await keys(words).ending == .status(2))
    }

    @Test(
        "Two patterns, or words twice, are usage errors",
        arguments: [["a*", "b*"], ["a*", "--match", "b"], ["a", "--search", "b"], ["--missing", ""]])
    func usage(words: [String]) async throws {
        #expect(try await keys(words).ending == .status(64))
    }

    @Test("A folder named like a language is a path, unless it is written exactly like the language")
    func folder() async throws {
        try work.write(WrittenCatalog.text([("x", ["en": "X"]), ("y", ["en": "Y", "de": "Z"])]), to: "De/X.xcstrings")
        #expect(try await keys(["--missing", "De"]).keys == ["x"])
        #expect(try await keys(["--missing", "de", "De"]).keys == ["x"])
        #expect(try await keys(["--missing", "DE", "De"]).keys == ["x"])
    }

    @Test(
        "--json means --format json",
        arguments: [
            ["list"], ["stats"], ["stats", "--total"], ["lint"], ["rules"], ["language", "list"], ["report"],
            ["usages", "tab.a"], ["unused"], ["set", "tab.a", "--comment", "x", "--dry-run"],
        ])
    func json(words: [String]) async throws {
        try work.write("import SwiftUI\nlet text = Text(\"tab.a\")\n", to: "App.swift")
        func run(_ more: [String]) async throws -> SpawnedProgram.Outcome {
            try await OwnThread.run { [work] in try work.start(words + more).waitForEnd() }
        }
        let (short, long) = (try await run(["--json"]), try await run(["--format", "json"]))
        #expect(short.output == long.output)
        #expect(short.ending == long.ending)
        #expect((try? JSONSerialization.jsonObject(with: Data(short.output.utf8))) != nil)
    }
}
