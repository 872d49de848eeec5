import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("Keys in many languages")
struct ManyLanguagesTests {
    /// Made-up languages, and some with several spellings.
    private static let languages =
        (0..<60).map { "q\(["aa", "ab", "ac"][$0 % 3])-x-\($0)" }
        + ["pt_BR", "iw", "zh-Hant-TW", "pt-BR", "he", "de"]

    private func entry(in languages: [String]) throws -> Entry {
        let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "a" } }"#
        let members = languages.map { "\"\($0)\" : \(unit)" }.joined(separator: ", ")
        let text = #"{ "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { \#(members) } } } }"#
        return try Catalog(Array(text.utf8), path: "L.xcstrings").entry(at: 0)
    }

    @Test("A language is found as by a search through all localizations", arguments: [3, 66])
    func lookup(count: Int) throws {
        let entry = try entry(in: Self.languages.suffix(count))
        #expect(entry.localizations.count == count)
        let all = entry.localizations.map(\.language)
        for language in Self.languages + ["PT-br", "pt", "no", "zh_Hant_TW"] {
            let tag = LanguageTag(language)
            let exact = all.lastIndex(of: tag)
            #expect(entry.index(spelled: tag) == exact, "\(language)")
            #expect(entry.index(of: tag) == exact ?? all.lastIndex { $0.isSameLanguage(as: tag) }, "\(language)")
        }
    }

    @Test("A set of languages contains each in any spelling")
    func set() {
        var set = LanguageSet(["pt_BR", "iw"])
        #expect(set.contains("pt-BR") && set.contains("he") && !set.contains("pt"))
        #expect(!set.insert("PT-br") && set.insert("pt") && set.contains("pt"))
    }
}
