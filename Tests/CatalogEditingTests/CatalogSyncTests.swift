import CatalogCore
import CatalogLint
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Synchronizing a catalog with the compiler's output")
struct CatalogSyncTests {
    private static let strings = CompilerStrings(
        Array(
            """
            {"source": "/src/A.swift", "version": 1, "tables": {
              "Localizable": [{"key": "Save", "comment": "", "location": {"startingLine": 1, "startingColumn": 1}},
                              {"key": "%@ of %lld"}, {"key": "a", "value": "A", "comment": "Letter"}],
              "Other": [{"key": "Elsewhere"}]}}
            """.utf8))

    /// Returns the text of a catalog with some entries after a sync.
    private func synced(_ entries: String, named path: String = "Localizable.xcstrings") throws -> String {
        let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
        let catalog = try Catalog(Array(text.utf8), path: path)
        let strings = try #require(Self.strings)
        let changes = CatalogSync(catalog, [strings]).changes
        let plan = try EditableTable(catalog, rules: RuleSet([])).plan(changes)
        return plan.files.first?.new.map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    @Test("New keys are added with the text and comment from the code")
    func newKeys() throws {
        let after = try Catalog(Array(synced("").utf8), path: "Localizable.xcstrings")
        #expect((0..<after.entryCount).map { after.key(at: $0).string } == ["%@ of %lld", "a", "Save"])
        let units = (0..<after.entryCount).map { after.entry(at: $0).localization("en")?.content.unit }
        #expect(units.map { $0?.value?.string } == ["%1$@ of %2$lld", "A", nil])
        #expect(units.map { $0?.state } == [.new, .new, nil])
        #expect(after.entry(at: 1).extractionState == .extractedWithValue)
        #expect(after.entry(at: 1).comment?.string == "Letter")
    }

    @Test("A key that the catalog has twice stays as it is, because nobody knows which is meant")
    func doubledKey() throws {
        let entry = #""a": {"extractionState": "extracted_with_value"}"#
        for (entries, isChanged) in [(entry, true), ("\(entry), \(entry)", false)] {
            let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
            let catalog = try Catalog(Array(text.utf8), path: "Localizable.xcstrings")
            let changes = CatalogSync(catalog, [try #require(Self.strings)]).changes
            #expect(changes.contains { $0.key == "a" } == isChanged)
        }
    }

    @Test("The catalog's name selects the table, and a second run changes nothing")
    func tables() throws {
        let strings = try #require(Self.strings)
        let other = try synced("", named: "Other.xcstrings")
        #expect(other.contains("Elsewhere") && !other.contains("Save"))
        let catalog = try Catalog(Array(other.utf8), path: "Other.xcstrings")
        #expect(CatalogSync(catalog, [strings]).changes.isEmpty)
    }

    @Test(
        "A key with an open specifier is the catalog's key with another one, if there is only one",
        arguments: [
            (#"{"key": "%@ left", "uncertain": true}"#, #""%lld left": {"localizations": {}}"#, [String]()),
            (#"{"key": "%arg left"}"#, #""%lld left": {"localizations": {}}"#, []),
            (#"{"key": "%@ left"}"#, #""%lld left": {"localizations": {}}"#, ["%@ left", "%lld left"]),
            (#"{"key": "%@ left", "uncertain": true}"#, #""%@ left": {}, "%f left": {}"#, ["%f left"]),
            (
                #"{"key": "%d left", "uncertain": true}"#, #""%@ left": {}, "%f left": {}"#,
                ["%d left", "%@ left", "%f left"]
            ),
        ])
    func openSpecifiers(use: String, entries: String, changed: [String]) throws {
        let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
        let catalog = try Catalog(Array(text.utf8), path: "Localizable.xcstrings")
        let data = #"{"source": "/A.swift", "tables": {"Localizable": [\#(use)]}, "version": 1}"#
        let strings = try #require(CompilerStrings(Array(data.utf8)))
        #expect(CatalogSync(catalog, [strings]).changes.map(\.key) == changed)
    }

    @Test("The comment of a key with an open specifier goes to the catalog's key")
    func commentsOfOpenSpecifiers() throws {
        let entries = #""%lld left": {"extractionState": "stale"}"#
        let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
        let catalog = try Catalog(Array(text.utf8), path: "Localizable.xcstrings")
        let use = CompilerStrings.Use(key: "%@ left", comment: "A count", value: nil, isUncertain: true)
        let strings = CompilerStrings(source: "/A.swift", tables: ["Localizable": [use]])
        let plan = try EditableTable(catalog, rules: RuleSet([])).plan(CatalogSync(catalog, [strings]).changes)
        let after = try Catalog(try #require(plan.files.first?.new), path: "Localizable.xcstrings")
        #expect(after.entryCount == 1 && after.key(at: 0).string == "%lld left")
        #expect(after.entry(at: 0).comment?.string == "A count" && after.entry(at: 0).extractionState == nil)
    }

    @Test("What is written is read again")
    func writtenData() throws {
        let strings = CompilerStrings(
            source: "/A.swift",
            tables: [
                "T": [
                    .init(key: "a", comment: "c", value: "A", at: .init(startingLine: 1, startingColumn: 2)),
                    .init(key: "%@", comment: "", value: nil, isUncertain: true),
                ]
            ])
        #expect(CompilerStrings(Array(strings.json.utf8)) == strings)
    }

    @Test("Missing keys are marked stale if they have translations, otherwise removed")
    func vanished() throws {
        let unit = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
        let after = try synced(
            #"""
            "gone": {}, "kept": {"localizations": {"fr": \#(unit)}}, "mine": {"extractionState": "manual"}
            """#)
        #expect(!after.contains("gone"))
        #expect(after.contains(#""extractionState": "stale""#))
        #expect(after.contains(#""mine": {"extractionState": "manual"}"#))
    }

    @Test("Other JSON is rejected", arguments: ["", "[]", "{}", #"{"tables": {"a": [{}]}}"#])
    func refused(_ text: String) {
        #expect(CompilerStrings(Array(text.utf8)) == nil)
    }
}
