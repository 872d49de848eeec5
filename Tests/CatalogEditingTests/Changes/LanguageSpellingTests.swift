import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Languages have the table's spelling")
struct LanguageSpellingTests {
    private static func entry(_ languages: String...) -> String {
        "\"k\" : { \"localizations\" : { "
            + languages.map { "\"\($0)\" : \(InlineTables.unit("x"))" }.joined(separator: ", ") + " } }, \"l\" : {}"
    }

    private func languages(_ entries: String, writing language: LanguageTag) throws -> [String] {
        let strings = try SmallTable(entries).after("l", .text(language, .whole, "y", .translated))
        return strings.at(["l", "localizations"])?.members.map(\.name) ?? []
    }

    @Test("The table's own spelling is kept")
    func ownSpelling() throws {
        #expect(try languages(Self.entry("pt_BR"), writing: "pt-BR") == ["pt_BR"])
        #expect(try languages(Self.entry("iw"), writing: "he") == ["iw"])
    }

    @Test("A new language is written in canonical form")
    func canonical() throws {
        #expect(try languages(Self.entry("de"), writing: "pt_br") == ["pt-BR"])
        #expect(try languages(Self.entry("de"), writing: "zh_Hans") == ["zh-Hans"])
    }

    @Test("The source language is known by the catalog's spelling even without any text in it")
    func sourceLanguage() throws {
        let text = #"{"sourceLanguage":"en_GB","strings":{"l":{}},"version":"1.0"}"#
        let small = try SmallTable([InlineTables.file(text, path: "X.xcstrings")])
        let strings = try small.after("l", .text("en-GB", .whole, "y", .translated))
        #expect(strings.at(["l", "localizations"])?.members.map(\.name) == ["en_GB"])
    }

    @Test("Two spellings of one language are refused in any spelling; other languages are not affected")
    func twoSpellings() throws {
        let small = try SmallTable(Self.entry("pt-BR", "pt_BR"))
        for language in ["pt-BR", "pt_BR", "pt_br"] as [LanguageTag] {
            guard case .severalSpellings? = small.refusal(of: "l", .text(language, .whole, "y", .translated)) else {
                Issue.record("\(language) was written")
                continue
            }
        }
        #expect(small.refusal(of: "l", .text("de", .whole, "y", .translated)) == nil)
    }

    @Test("A tag that is not a language is refused")
    func unknownLanguage() throws {
        let small = try SmallTable(Self.entry("de"))
        #expect(
            small.refusal(of: "l", .text("xx", .whole, "y", .translated))
                == .unknownLanguage("xx", .unknownLanguage("xx")))
        #expect(
            small.refusal(of: "l", .text("klingon x", .whole, "y", .translated))
                == .unknownLanguage("klingon x", .malformed))
    }

    @Test("A person means the language of the table that a tag names in any spelling, or a new one")
    func meant() throws {
        let table = try SmallTable(Self.entry("pl", "nb", "zh-Hans", "zh-Hant", "sr_Latn")).table
        let tags: [(LanguageTag, LanguageTag)] = [
            ("pl_PL", "pl"), ("no", "nb"), ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("sr-Latn", "sr-Latn"),
            ("fr", "fr"), ("pl-DE", "pl-DE"),
        ]
        for (tag, language) in tags { #expect(try table.meantLanguages.language(meantBy: tag) == language) }
        #expect(throws: ChangeRefusal.severalLanguages(table.path, "zh", ["zh-Hans", "zh-Hant"])) {
            try table.meantLanguages.language(meantBy: "zh")
        }
        var request = ChangeRequest(.set, "k", at: .start)
        request.texts = [TextAssignment("pl", .whole, "a"), TextAssignment("pl_PL", .whole, "b")]
        #expect(throws: ChangeRefusal.doubledText("k", "pl", .whole)) { try table.meantLanguages.meant(request) }
    }
}
