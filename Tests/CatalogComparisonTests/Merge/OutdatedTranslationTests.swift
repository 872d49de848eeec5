import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Translations that a merge leaves behind their source text")
struct OutdatedTranslationTests {
    private static func catalog(
        _ texts: KeyValuePairs<String, String>, states: [String: String] = [:]
    ) throws -> [UInt8] {
        let units = texts.map { language, text in
            let state = states[language] ?? "translated"
            return #""\#(language)" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
        }
        let entry = "\"k\" : { \"localizations\" : { \(units.joined(separator: ", ")) } }"
        return XcodeForm.bytes(of: try Document(InlineTables.catalog(entry).bytes))
    }

    /// Returns the outdated languages after a merge of both orders of the sides, which must agree.
    private static func outdated(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) throws -> [String] {
        let results = try [(ours, theirs), (theirs, ours)].map { ours, theirs in
            try CatalogMerge(base: base, ours: ours, theirs: theirs).result().outdated
        }
        #expect(results[0] == results[1])
        #expect(results[0].allSatisfy { $0.location.key == "k" })
        return results[0].flatMap { $0.languages.map(\.spelling) }
    }

    @Test("A translation that one side wrote or added while the other changed the source text may be outdated")
    func outdated() throws {
        let base = try Self.catalog(["de": "Start", "en": "Home"])
        let source = try Self.catalog(["de": "Start", "en": "Dashboard"])
        let translations = try Self.catalog(["de": "Zuhause", "en": "Home", "fr": "Accueil"])
        #expect(try Self.outdated(base, source, translations) == ["de", "fr"])
    }

    @Test("A translation that lost a plural form while the source text changed may be outdated")
    func lostForm() throws {
        let version = { (source: String, forms: [String]) in
            let cases = forms.map { "\"\($0)\" : \(InlineTables.unit("%lld Tage"))" }.joined(separator: ", ")
            let entry =
                "\"k\" : { \"localizations\" : { \"de\" : { \"variations\" : { \"plural\" : { \(cases) } } }, "
                + "\"en\" : \(InlineTables.unit(source)) } }"
            return XcodeForm.bytes(of: try Document(InlineTables.catalog(entry).bytes))
        }
        let base = try version("%lld days", ["one", "other"])
        let outdated = try Self.outdated(
            base, version("%lld nights", ["one", "other"]), version("%lld days", ["other"]))
        #expect(outdated == ["de"])
    }

    @Test("A translation of the new source text is not outdated, nor one that waits for review or was not touched")
    func current() throws {
        let base = try Self.catalog(["de": "Start", "en": "Home"])
        let source = try Self.catalog(["de": "Start", "en": "Dashboard"])
        #expect(try Self.outdated(base, source, Self.catalog(["de": "Zuhause", "en": "Dashboard"])) == [])
        #expect(
            try Self.outdated(
                base, source, Self.catalog(["de": "Zuhause", "en": "Home"], states: ["de": "needs_review"])) == [])
        #expect(
            try Self.outdated(
                base, Self.catalog(["de": "Start", "en": "Dashboard"], states: ["de": "needs_review"]),
                Self.catalog(["de": "Zuhause", "en": "Home"])) == [])
        #expect(try Self.outdated(base, source, Self.catalog(["de": "Start", "en": "Home", "fr": "Maison"])) == ["fr"])
        #expect(
            try Self.outdated(
                base, Self.catalog(["de": "Start", "en": "Home"], states: ["en": "needs_review"]),
                Self.catalog(["de": "Zuhause", "en": "Home"])) == [])
    }

    @Test("The base of a conflict between two new texts shows nothing, and can be read without the comma before it")
    func newTexts() throws {
        let base = InlineTables.catalog("").bytes
        let sides = try [Self.catalog(["en": "Ours"]), Self.catalog(["en": "Theirs"])]
        let merged = try CatalogMerge(base: base, ours: sides[0], theirs: sides[1]).result()
        let text = String(decoding: merged.bytes, as: UTF8.self)
        #expect(
            text.contains(
                """
                "state" : "translated",
                <<<<<<< ours
                            "value" : "Ours"
                ||||||| base
                =======
                            "value" : "Theirs"
                >>>>>>> theirs

                """))
        let earlier = try #require(try ConflictedText(merged.bytes).base)
        #expect(try Document(earlier).root["strings"]?["k"]?["localizations"]?["en"] != nil)
    }
}
