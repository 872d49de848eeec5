import CatalogCore
import FileSearch
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("The queue of texts that need review")
struct ReviewQueueTests {
    private static let entries = """
        "a" : { "comment" : "c", "localizations" : {
          "de" : \(InlineTables.unit("A", "needs_review")), "en" : \(InlineTables.unit("S")),
          "fr" : \(InlineTables.unit("F", "machine_translated")) } },
        "a.n" : { "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : \(InlineTables.unit("1", "needs_review")), "other" : \(InlineTables.unit("2", "new")) } } } } },
        "no" : { "shouldTranslate" : false, "localizations" : { "de" : \(InlineTables.unit("N", "needs_review")) } }
        """

    private var tables: [any StringTable] { TableLoader.loadNow([InlineTables.catalog(Self.entries)]).tables }

    @Test("Texts are listed in order, with source text and comment")
    func items() throws {
        let items = ReviewQueue(tables).items
        #expect(items.map { "\($0.key) \($0.language) \($0.part)" } == ["a de ", "a fr ", "a.n de plural.one"])
        let first = try #require(items.first)
        #expect(first.source == "S")
        #expect(first.comment == "c")
        #expect(first.text == "A")
        #expect(first.state == .needsReview)
    }

    @Test("Languages and keys can be selected")
    func chosen() throws {
        #expect(ReviewQueue(tables, languages: ["fr"]).items.map(\.text) == ["F"])
        var match = KeyMatch()
        match.pattern = try GlobPattern("a.*", over: .text)
        #expect(ReviewQueue(tables, match: match).items.map(\.key) == ["a.n"])
    }

    @Test("A pattern must match the whole key")
    func pattern() throws {
        var match = KeyMatch()
        match.pattern = try GlobPattern("a", over: .text)
        #expect(match.keys(of: tables[0]) == ["a"])
        #expect(KeyMatch().keys(of: tables[0]) == ["a", "a.n", "no"])
    }

    @Test("A state is searched in the given languages, in any part")
    func state() {
        var match = KeyMatch()
        match.state = .new
        #expect(match.keys(of: tables[0]) == ["a.n"])
        match.state = .machineTranslated
        match.languages = ["de"]
        #expect(match.keys(of: tables[0]).isEmpty)
        match.languages = ["fr"]
        #expect(match.keys(of: tables[0]) == ["a"])
    }

    @Test("A duplicate key is listed once")
    func doubledKey() {
        let tables = TableLoader.loadNow([InlineTables.catalog("\"a\" : {}, \"a\" : {}")]).tables
        #expect(KeyMatch().keys(of: tables[0]) == ["a"])
    }
}
