import Foundation
import TestSupport
import Testing

@testable import FitTodayStrings

@Suite("Keys that only the app's own tables contain")
struct LegacyTablesTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    /// Creates a folder with the structure of an app's bundle.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Info.plist",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
            """)
        try folder.write(
            "en.lproj/Localizable.strings",
            #""a.title" = "Title"; "a.count" = "%d points for %@"; "tab.home" = "Old home"; "a.en" = "English";"#)
        try folder.write(
            "pt-BR.lproj/Localizable.strings",
            #""a.title" = "Título"; "a.count" = "%d pontos para %@"; "a.pt" = "Português"; "workout.card.exercises" = "exercícios";"#
        )
        try folder.write("es.lproj/Localizable.strings", #""a.es" = "Español";"#)
        try folder.write("Localizable.strings", #""a.none" = "No language";"#)
        bundle = try #require(Bundle(path: folder.path))
    }

    private func strings(_ keys: LegacyKeys = [:]) -> LegacyStrings {
        LegacyStrings(table_Localizable, oldKeys: keys, bundle: bundle)
    }

    private func text(_ key: String, in language: LanguageTag, _ keys: LegacyKeys = [:]) -> String {
        CatalogLanguage.withLanguage(language) { strings(keys).text(key) }
    }

    @Test("The selected language is used, or the nearest one in the app")
    func languages() {
        #expect(text("a.title", in: "pt-BR") == "Título")
        #expect(text("a.title", in: "en") == "Title")
        #expect(text("a.title", in: "pt-PT") == "Título")
        #expect(text("a.title", in: "en-GB") == "Title")
    }

    @Test("A missing text comes from the development language, then any other, then the table without a language")
    func fallback() {
        #expect(text("a.en", in: "pt-BR") == "English")
        #expect(text("a.title", in: "ja") == "Title")
        #expect(text("a.pt", in: "en") == "Português")
        #expect(text("a.es", in: "pt-BR") == "Español")
        #expect(text("a.none", in: "pt-BR") == "No language")
        #expect(text("a.nowhere", in: "pt-BR") == "a.nowhere")
    }

    @Test("A change of the language takes effect immediately")
    func switching() {
        let strings = strings()
        for _ in 0..<2 {
            #expect(CatalogLanguage.withLanguage("en") { strings.text("a.title") } == "Title")
            #expect(CatalogLanguage.withLanguage("pt-BR") { strings.text("a.title") } == "Título")
        }
    }

    @Test("Arguments are formatted with the language's numbers")
    func arguments() {
        CatalogLanguage.withLanguage("pt-BR") {
            #expect(strings().text("a.count", arguments: [1234, "Ana"]) == "1.234 pontos para Ana")
            #expect(strings().text("a.count") == "%d pontos para %@")
            #expect(String(format: strings().text("a.count"), 3, "Ana") == "3 pontos para Ana")
            #expect(strings().text("a.nowhere", arguments: [1]) == "a.nowhere")
        }
    }

    @Test("The catalog takes precedence, for its own keys and for old keys")
    func catalog() {
        #expect(text("tab.home", in: "en") == "Home")
        #expect(text("a.title", in: "en", ["a.title": "tab.home"]) == "Home")
    }

    @Test("An old key that is now another text's name is replaced according to the list of old keys")
    func namesakes() {
        let caption: LegacyKeys = ["workout.card.exercises": "caption.exercises"]
        #expect(text("workout.card.exercises", in: "pt-BR", caption) == "exercícios")
        #expect(text("workout.card.exercises", in: "en", caption) == "exercises")
        let sample: LegacyKeys = ["workout.card.exercises": nil]
        #expect(text("workout.card.exercises", in: "pt-BR", sample) == "exercícios")
    }

    @Test("Lookups without the bridge still use the tables")
    func systemLookups() {
        #expect(NSLocalizedString("a.en", bundle: bundle, comment: "") != "")
        #expect(NSLocalizedString("a.nowhere", bundle: bundle, comment: "") == "a.nowhere")
        #if canImport(Darwin)
            #expect(String(localized: "a.title", bundle: bundle) != "a.title")
        #endif
    }
}
