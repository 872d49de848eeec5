import CatalogCore
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Rules that settle different changes of one leaf")
struct SettlingRuleTests {
    /// Merges three versions of one key in both orders.
    ///
    /// Returns the entry, the applied rules and the number of conflicts.
    private static func merge(
        _ base: String?, _ ours: String?, _ theirs: String?
    ) throws -> (entry: DocumentFragment?, rules: [SettlingRule], conflicts: Int) {
        let results = try [(ours, theirs), (theirs, ours)].map { ours, theirs in
            try CatalogMerge(base: catalog(base), ours: catalog(ours), theirs: catalog(theirs)).result()
        }
        let rules = results[0].settlements.map(\.rule)
        guard results[0].conflicts.isEmpty else { return (nil, rules, results[0].conflicts.count) }
        let entries = try results.map { try Document($0.bytes).root["strings"]?["k"] }
        #expect(Versions.areSame(entries[0], entries[1]), "the rule knows which side is ours")
        return (entries[0].map { DocumentFragment($0) }, rules, 0)
    }

    private static func catalog(_ entry: String?) -> [UInt8] {
        InlineTables.catalog(entry.map { "\"k\" : \($0)" } ?? "").bytes
    }

    private static func fragment(_ json: String) throws -> DocumentFragment {
        DocumentFragment(try Document(Array(json.utf8)).root)
    }

    /// Expects a merge to give `result`, settled only by the given rules.
    private func expect(
        _ base: String?, _ ours: String?, _ theirs: String?, gives result: String?, by rules: SettlingRule...,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let merged = try Self.merge(base, ours, theirs)
        #expect(merged.conflicts == 0, sourceLocation: location)
        #expect(merged.rules == rules, sourceLocation: location)
        #expect(try merged.entry == result.map(Self.fragment), sourceLocation: location)
    }

    private static func german(_ value: String, _ state: String = "translated", english: String? = nil) -> String {
        let source = english.map { "\"en\" : \(InlineTables.unit($0))" }
        let german = "\"de\" : \(InlineTables.unit(value, state))"
        return "{ \"localizations\" : { \([german, source].compactMap { $0 }.joined(separator: ", ")) } }"
    }

    @Test("A translated value takes precedence over a new one, even if one of them is a plural")
    func translatedBeatsNew() throws {
        try expect(
            nil, Self.german("Hello", "new"), Self.german("Hallo"), gives: Self.german("Hallo"),
            by: .translatedBeatsNew)
        let plural = """
            { "localizations" : { "de" : { "variations" : { "plural" : { "other" : \(InlineTables.unit("%d Tage")) } } } } }
            """
        try expect(nil, Self.german("%d days", "new"), plural, gives: plural, by: .translatedBeatsNew)
    }

    @Test("A new value keeps its state if the other side only changed the state of the old value")
    func valueBeatsState() throws {
        try expect(
            Self.german("Alt"), Self.german("Alt", "needs_review"), Self.german("Neu"), gives: Self.german("Neu"),
            by: .valueBeatsState)
    }

    @Test("A new value is marked for review if the other side changed the source text and requested reviews")
    func reviewOfChangedSource() throws {
        try expect(
            Self.german("Alt", english: "Old"), Self.german("Alt", "needs_review", english: "New"),
            Self.german("Älter", english: "Old"), gives: Self.german("Älter", "needs_review", english: "New"),
            by: .reviewOfChangedSource)
    }

    @Test("A translation of the same changed source text needs no review")
    func translatedChangedSource() throws {
        try expect(
            Self.german("Alt", english: "Old"), Self.german("Alt", "needs_review", english: "New"),
            Self.german("Neu", english: "New"), gives: Self.german("Neu", english: "New"), by: .valueBeatsState)
    }

    @Test("Of two states of one value, the stricter one is used")
    func stricterState() throws {
        try expect(
            Self.german("x", "new"), Self.german("x", "translated"), Self.german("x", "needs_review"),
            gives: Self.german("x", "needs_review"), by: .stricterState)
    }

    @Test("An unknown state is not compared with another")
    func unknownState() throws {
        let merged = try Self.merge(Self.german("x", "new"), Self.german("x", "done"), Self.german("x", "translated"))
        #expect(merged.conflicts == 1)
    }

    @Test("A key that one side uses again is not stale")
    func useBeatsStale() throws {
        try expect(
            #"{ "extractionState" : "manual" }"#, #"{ "extractionState" : "stale" }"#,
            #"{ "extractionState" : "extracted_with_value" }"#,
            gives: #"{ "extractionState" : "extracted_with_value" }"#,
            by: .useBeatsStale)
        try expect(#"{ "extractionState" : "stale" }"#, "{ }", nil, gives: "{}", by: .useBeatsStale)
    }

    @Test("A key that one side removed is removed if the other only marked it stale")
    func removalBeatsStale() throws {
        let key = #"{ "comment" : "c" }"#
        try expect(key, nil, #"{ "comment" : "c", "extractionState" : "stale" }"#, gives: nil, by: .removalBeatsStale)
    }

    @Test("A key that one side added manually is manual, whatever the other side's compiler found")
    func handBeatsExtraction() throws {
        try expect(
            nil, #"{ "extractionState" : "manual" }"#, #"{ "extractionState" : "extracted_with_value" }"#,
            gives: #"{ "extractionState" : "manual" }"#, by: .handBeatsExtraction)
    }

    @Test("A comment from a person takes precedence over a generated one")
    func personsComment() throws {
        let machine = #"{ "comment" : "A long label, shown at the top", "isCommentAutoGenerated" : true }"#
        try expect(nil, machine, #"{ "comment" : "Title" }"#, gives: #"{ "comment" : "Title" }"#, by: .personsComment)
        let confirmed = #"{ "comment" : "A label" }"#
        try expect(
            #"{ "comment" : "A label", "isCommentAutoGenerated" : true }"#, machine, confirmed, gives: confirmed,
            by: .personsComment)
    }

    @Test("A comment that both sides added is marked as generated only if both sides mark it")
    func confirmedComment() throws {
        try expect(
            nil, #"{ "comment" : "c", "isCommentAutoGenerated" : true }"#, #"{ "comment" : "c" }"#,
            gives: #"{ "comment" : "c" }"#, by: .personsComment)
    }

    @Test("Of two generated comments, the longer one is used")
    func longerGeneratedComment() throws {
        let long = #"{ "comment" : "A label at the top", "isCommentAutoGenerated" : true }"#
        let short = #"{ "comment" : "A label", "isCommentAutoGenerated" : true }"#
        try expect(nil, long, short, gives: long, by: .longerGeneratedComment)
    }

    @Test("Of two versions of the format, the higher one is used, compared number by number")
    func higherVersion() throws {
        func catalog(_ version: String) -> [UInt8] { Array(#"{ "strings" : { }, "version" : "\#(version)" }"#.utf8) }
        let merge = try CatalogMerge(base: catalog("1.0"), ours: catalog("1.10"), theirs: catalog("1.9")).result()
        #expect(try Document(merge.bytes).root["version"]?.string == "1.10")
        #expect(merge.settlements.map(\.rule) == [.higherVersion])
    }
}
