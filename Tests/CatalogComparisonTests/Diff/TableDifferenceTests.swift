import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Differences between two versions of a table")
struct TableDifferenceTests {
    private static func changes(_ old: String, _ new: String) async throws -> [TableChange] {
        try await table(InlineTables.catalog(old)).changes(to: table(InlineTables.catalog(new)))
    }

    private static func table(_ sources: TableLoader.Source...) async throws -> any StringTable {
        try #require(await TableLoader.load(sources).tables.first)
    }

    private static func key(_ key: String, _ values: KeyValuePairs<String, String>, _ rest: String = "") -> String {
        let units = values.map { "\"\($0)\" : \(InlineTables.unit($1))" }.joined(separator: ", ")
        return "\"\(key)\" : { \"localizations\" : { \(units) }\(rest) }"
    }

    @Test(
        "The heading of a legacy table names the files whose texts changed",
        arguments: [
            ("de", "App/de.lproj/L.strings"), ("de fr", "App/{de,fr}.lproj/L.strings"),
            ("en", "App/en.lproj/L.strings"),
            ("en de", "App/en.lproj/L.strings"), ("de es fr it pt", "App/*.lproj/L.strings"),
        ])
    func heading(changed: String, expected: String) async throws {
        let version = { (text: (String) -> String) in
            ["en", "de", "es", "fr", "it", "pt"].map {
                InlineTables.file("\"a\" = \"\(text($0))\";", path: "App/\($0).lproj/L.strings")
            }
        }
        let tags = changed.split(separator: " ").map(String.init)
        let old = try #require(await TableLoader.load(version { $0 }).tables.first)
        let new = try #require(await TableLoader.load(version { tags.contains($0) ? $0 + "!" : $0 }).tables.first)
        let difference = TableDifference(from: old, to: new)
        #expect(difference.heading == expected)
        #expect(difference.path == "App/en.lproj/L.strings")
    }

    @Test("The heading of a catalog, and of a table with other changes, is its path")
    func ownHeading() async throws {
        let key = { (text: String) in Self.key("a", ["en": "A", "de": text]) }
        let catalogs = try await (
            Self.table(InlineTables.catalog(key("Ä"))), Self.table(InlineTables.catalog(key("Ö")))
        )
        #expect(TableDifference(from: catalogs.0, to: catalogs.1).heading == "Localizable.xcstrings")
        let old = try await Self.table(
            InlineTables.file("\"a\" = \"A\";", path: "en.lproj/L.strings"),
            InlineTables.file("\"a\" = \"Ä\";", path: "de.lproj/L.strings"))
        let new = try await Self.table(
            InlineTables.file("\"a\" = \"A\"; \"b\" = \"B\";", path: "en.lproj/L.strings"),
            InlineTables.file("\"a\" = \"Ö\"; \"b\" = \"B\";", path: "de.lproj/L.strings"))
        #expect(TableDifference(from: old, to: new).heading == "en.lproj/L.strings")
    }

    @Test("There are none if only style or order differ")
    func nothing() async throws {
        let (one, two) = (Self.key("a", ["en": "A", "de": "Ä"]), Self.key("b", ["en": "B"]))
        #expect(try await Self.changes("\(one), \(two)", "\(two),\n\n\(one)").isEmpty)
    }

    @Test("Added and removed keys are listed with their source texts")
    func keys() async throws {
        let changes = try await Self.changes(Self.key("a", ["en": "A"]), Self.key("b", ["en": "B"]))
        #expect(changes.map(\.kind) == [.added, .removed])
        #expect(changes.map(\.key) == ["b", "a"])
        #expect(changes.map { $0.old ?? $0.new } == ["B", "A"])
    }

    @Test("An added or removed key has all its texts, source language first")
    func allTexts() async throws {
        let changes = try await Self.changes(
            Self.key("a", ["de": "Ä", "en": "A"]), Self.key("b", ["de": "B!", "en": "B"]) + #", "Hello" : { }"#)
        #expect(changes.map(\.kind) == [.added, .added, .removed])
        let texts = changes.map { $0.texts.map { "\($0.languageAndPart) \($0.text)" } }
        #expect(texts == [["en B", "de B!"], ["en Hello"], ["en A", "de Ä"]])
    }

    @Test("A key with the same texts and another name is renamed; its other changes are listed under the new name")
    func renamed() async throws {
        let changes = try await Self.changes(
            Self.key("a", ["en": "A", "de": "Ä"]), Self.key("b", ["en": "A", "de": "Ä"], #", "comment" : "c""#))
        #expect(changes.map(\.kind) == [.renamed, .comment])
        #expect(changes[0].from == "a" && changes[0].key == "b")
    }

    @Test("If two keys have the same texts, the one with the same comment is the renamed one")
    func ambiguousRename() async throws {
        let old = [("x", "1"), ("y", "2")].map { Self.key($0.0, ["en": "A"], #", "comment" : "\#($0.1)""#) }
        let changes = try await Self.changes(
            old.joined(separator: ", "), Self.key("z", ["en": "A"], #", "comment" : "2""#))
        #expect(changes.map(\.kind) == [.renamed, .removed])
        #expect(changes.first?.from == "y")
    }

    @Test("A changed source text lists the finished translations that did not change")
    func suspects() async throws {
        let changes = try await Self.changes(
            Self.key("a", ["en": "Old", "de": "Alt", "fr": "Vieux", "es": "Viejo"]),
            Self.key("a", ["en": "New", "de": "Alt", "fr": "Nouveau", "es": "Viejo"]))
        #expect(changes.map(\.kind) == [.source, .translation])
        #expect(changes[0].suspects == ["de", "es"])
    }

    @Test("Changes of states, flags and unknown members are distinguished from changes of texts")
    func marks() async throws {
        func key(_ state: String, _ rest: String) -> String {
            "\"a\" : { \"localizations\" : { \"de\" : \(InlineTables.unit("A", state)) }\(rest) }"
        }
        let changes = try await Self.changes(
            key("new", ""), key("translated", #", "future" : 1, "shouldTranslate" : false"#))
        #expect(changes.map(\.kind) == [.flag, .flag, .state])
        #expect(changes.map(\.field) == ["future", "shouldTranslate", nil])
        #expect(changes[2].old == "new" && changes[2].new == "translated")
    }

    @Test("Plural cases are named by their path")
    func parts() async throws {
        func key(_ one: String) -> String {
            let cases = #""one" : \#(InlineTables.unit(one)), "other" : \#(InlineTables.unit("%d"))"#
            return #""a" : { "localizations" : { "de" : { "variations" : { "plural" : { \#(cases) } } } } }"#
        }
        let changes = try await Self.changes(key("x"), key("y"))
        #expect(changes.map(\.part.description) == ["plural.one"])
    }

    @Test("Added and removed languages are named by their canonical form")
    func languages() async throws {
        let changes = try await Self.changes(
            Self.key("a", ["pt_BR": "A", "fr": "B"]), Self.key("a", ["pt-BR": "A", "de": "C"]))
        #expect(changes.filter { $0.kind == .language }.map { $0.old ?? $0.new } == ["fr", "de"])
        #expect(changes.filter { $0.kind == .translation }.count == 2)
    }
}

extension StringTable {
    fileprivate func changes(to other: any StringTable) -> [TableChange] {
        TableDifference(from: self, to: other).changes
    }
}
