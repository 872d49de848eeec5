import CatalogLint
import CatalogRuntime
import LintRules
import StringTables
import TestSupport
import Testing

@testable import TranslationFilling

@Suite("The gaps of a key")
struct GapTests {
    private func gaps(_ entries: String, _ languages: [LanguageTag] = ["pt-BR"]) throws -> (
        found: [String], left: [String]
    ) {
        let project = TableLoader.loadNow([InlineTables.catalog(entries)])
        let table = try #require(project.tables.first)
        var finder = GapFinder { _ in true }
        let settings = LintSettings(requiredLanguages: languages)
        finder.add(FillTable(table, of: project, settings: settings, rules: .standard), number: 0)
        let found = finder.gaps.map { gap in
            let parts = gap.parts.map { $0.path.isWhole ? $0.source : "\($0.path) = \($0.source)" }
            return "\(gap.key) \(gap.language): \(parts.joined(separator: ", "))"
        }
        return (found, finder.left.map { "\($0.gap.key): \($0.reason.name)" })
    }

    private static let days = """
        "en" : { "variations" : { "plural" : { "one" : \(InlineTables.unit("%lld day")),
          "other" : \(InlineTables.unit("%lld days")) } } }
        """

    @Test("A key that is its own text lacks its translation")
    func keyAsText() throws {
        #expect(try gaps("\"Sign in\" : {}").found == ["Sign in pt-BR: Sign in"])
    }

    @Test("A plural lacks all categories that the language needs, each translated from the nearest case")
    func plural() throws {
        let found = try gaps("\"days\" : { \"localizations\" : { \(Self.days) } }", ["ru", "ja"]).found
        #expect(
            found == [
                "days ru: plural.one = %lld day, plural.few = %lld days, plural.many = %lld days, plural.other = %lld days",
                "days ja: plural.other = %lld days",
            ])
    }

    @Test("In an incomplete plural, only the remaining categories are gaps")
    func begunPlural() throws {
        let other =
            "\"pt-BR\" : { \"variations\" : { \"plural\" : { \"other\" : \(InlineTables.unit("%lld dias")) } } }"
        let found = try gaps("\"days\" : { \"localizations\" : { \(Self.days), \(other) } }").found
        #expect(found == ["days pt-BR: plural.one = %lld day"])
    }

    @Test("An optional case for zero is a gap only if the whole plural is missing")
    func zero() throws {
        let source = """
            "en" : { "variations" : { "plural" : { "zero" : \(InlineTables.unit("none")),
              "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } }
            """
        let begun =
            "\"pt-BR\" : { \"variations\" : { \"plural\" : { \"other\" : \(InlineTables.unit("%lld dias")) } } }"
        #expect(
            try gaps("\"days\" : { \"localizations\" : { \(source) } }", ["de"]).found == [
                "days de: plural.zero = none, plural.one = %lld day, plural.other = %lld days"
            ])
        #expect(
            try gaps("\"days\" : { \"localizations\" : { \(source), \(begun) } }").found == [
                "days pt-BR: plural.one = %lld day"
            ])
    }

    @Test("A part without text is a gap among parts with text")
    func waiting() throws {
        let source = """
            "en" : { "variations" : { "device" : { "mac" : \(InlineTables.unit("Click")),
              "other" : \(InlineTables.unit("Tap")) } } }
            """
        let begun = """
            "pt-BR" : { "variations" : { "device" : { "mac" : \(InlineTables.unit("Clique")),
              "other" : \(InlineTables.unit("", "new")) } } }
            """
        #expect(
            try gaps("\"start\" : { \"localizations\" : { \(source), \(begun) } }").found == [
                "start pt-BR: device.other = Tap"
            ])
    }

    @Test("A plain translation of a plural is not a gap")
    func flat() throws {
        let flat = "\"pt-BR\" : \(InlineTables.unit("%lld dias"))"
        #expect(try gaps("\"days\" : { \"localizations\" : { \(Self.days), \(flat) } }").found == [])
    }

    @Test(
        "New and blank texts are gaps; others are not, whatever their state",
        arguments: [
            ("Go", "new", 1), ("", "translated", 1), (" ", "needs_review", 1), ("Vá", "needs_review", 0),
            ("Vá", "stale", 0),
        ]
    )
    func states(value: String, state: String, count: Int) throws {
        let text = "\"pt-BR\" : \(InlineTables.unit(value, state))"
        let found = try gaps("\"go\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Go")), \(text) } }").found
        #expect(found.count == count)
    }

    @Test("Keys that are stale, need no translation, or have a blank source have no gaps")
    func leftOut() throws {
        let entries = """
            "Old" : { "extractionState" : "stale" }, "FitToday" : { "shouldTranslate" : false }, " " : {},
            "blank" : { "localizations" : { "en" : \(InlineTables.unit("")) } }
            """
        let result = try gaps(entries)
        #expect(result.found == [] && result.left == [])
    }

    @Test("A key without a source text is reported")
    func noSource() throws {
        #expect(
            try gaps("\"home.title\" : { \"extractionState\" : \"manual\" }").left == ["home.title: no-source-text"])
    }

    @Test("If a text cannot be written, this is known before any service is asked")
    func obstacle() throws {
        let spellings = """
            "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("x")), "pt_BR" : \(InlineTables.unit("x")) } },
            "Sign in" : {}
            """
        #expect(try gaps(spellings).left == ["Sign in: cannot-be-written"])
    }
}
