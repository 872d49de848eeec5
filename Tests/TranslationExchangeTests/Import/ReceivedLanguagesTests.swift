import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogRuntime
import LintRules
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("The languages of imported files")
struct ReceivedLanguagesTests {
    private func trial() throws -> ExchangeTrial {
        let unit = InlineTables.unit
        return try ExchangeTrial(
            #""a" : { "localizations" : { "en" : \#(unit("A", "translated")), "pl" : \#(unit("B", "translated")), "pt-BR" : \#(unit("C", "translated")), "pt-PT" : \#(unit("D", "translated")) } }"#
        )
    }

    private func importing(
        _ languages: LanguageTag?..., language: LanguageTag? = nil, creates: Bool = false
    ) throws -> TableImport {
        try importing(languages, language: language, creates: creates)
    }

    private func importing(
        _ languages: [LanguageTag?], language: LanguageTag? = nil, creates: Bool = false
    ) throws -> TableImport {
        let files = languages.enumerated().map { number, tag in
            ReceivedFile(
                original: nil, targetLanguage: tag, at: .start,
                units: [
                    ReceivedUnit(.part(key: "a", ""), source: "A", target: "X\(number)", state: nil, at: .start)
                ])
        }
        return try TableImport(
            files, into: try trial().table, ImportSettings(creates: creates, language: language),
            interface: InterfaceTexts())
    }

    private func languages(_ result: TableImport) -> [LanguageTag] {
        result.changes.flatMap { change -> [LanguageTag] in
            guard case .change(let changes, marksTranslations: _) = change.kind else { return [] }
            return changes.compactMap(\.language)
        }
    }

    @Test(
        "A language of the table is found in other spellings",
        arguments: ["pl", "pl-PL", "pl_PL", "PL"] as [LanguageTag])
    func spellings(tag: LanguageTag) throws {
        let result = try importing(tag)
        #expect(languages(result) == ["pl"])
        #expect(result.skippedCount == 0)
    }

    @Test("Each of many languages gets its own text")
    func many() throws {
        let tags = "ar bg cs da de el es et fi fr hr hu it ja ko lt lv nl".split(separator: " ").map(String.init)
        let result = try importing(["pl"] + tags.map { LanguageTag($0) }, creates: true)
        #expect(languages(result).map(\.spelling) == ["pl"] + tags)
        #expect(result.changedCount == 19 && result.skippedCount == 0)
    }

    @Test("A language that the table lacks is skipped, unless it may be created")
    func missing() throws {
        let result = try importing("de_DE")
        #expect(result.changes == [])
        #expect(result.skippedLanguages.map(\.reason) == [.missing(relatives: [])])
        #expect(result.skippedCount == 1)
        #expect(languages(try importing("de_DE", creates: true)) == ["de-DE"])
    }

    @Test("A tag that may mean several languages is skipped with the candidates; the user can choose one")
    func several() throws {
        #expect(try importing("pt").skippedLanguages.map(\.reason) == [.several(["pt-BR", "pt-PT"])])
        #expect(languages(try importing("pt", language: "pt-PT")) == ["pt-PT"])
        #expect(languages(try importing(nil, language: "pt_BR")) == ["pt-BR"])
    }

    @Test("Two tags of one language are not mixed; the nearer spelling counts")
    func doubled() throws {
        let result = try importing("pl-PL", "pl")
        #expect(languages(result) == ["pl"])
        #expect(result.skippedLanguages.map(\.language) == ["pl-PL"])
        #expect(result.skippedLanguages.map(\.reason) == [.doubled("pl", as: "pl")])
    }

    @Test("Of a file in several languages, only the chosen one is imported")
    func chosen() throws {
        #expect(languages(try importing("pl-PL", "pt-PT", language: "pl")) == ["pl"])
        #expect(throws: ImportRefusal.self) { _ = try importing("pl", "pt-PT", language: "de") }
    }

    @Test(
        "Names of languages in files of other programs",
        arguments: [
            ("pt_BR", "pt-BR"), ("sr_RS@latin", "sr-Latn-RS"), ("uz@cyrillic", "uz-Cyrl"), ("de_DE.UTF-8", "de-DE"),
            ("ca@valencia", "ca-valencia"), ("de_DE@euro", "de-DE"), ("zh-rTW", "zh-TW"), ("b+sr+Latn", "sr-Latn"),
            ("", ""), (" pl ", "pl"),
        ] as [(String, LanguageTag)])
    func foreign(name: String, tag: LanguageTag) { #expect(LanguageTag(foreign: name) == tag) }

    @Test("A later file with another text for the same place is skipped, as within one file")
    func severalFiles() throws {
        let table = try trial().table
        func file(_ text: String) -> ReceivedFile {
            ReceivedFile(
                original: nil, targetLanguage: "pl", at: .start,
                units: [ReceivedUnit(.part(key: "a", ""), source: "A", target: text, state: nil, at: .start)])
        }
        var earlier = EarlierImports()
        func importing(_ text: String) throws -> TableImport {
            try TableImport(
                [file(text)], into: table, ImportSettings(creates: false),
                interface: InterfaceTexts(), after: earlier)
        }
        earlier.add(try importing("X").changes, of: table.path, from: "1.csv")
        #expect(try importing("Y").skips == ["a: also in 1.csv"])
        #expect(try importing("X").skips == [])
    }
}
