import CatalogRuntime
import Testing

@testable import TranslationExchange

@Suite("Android's resource folders for languages")
struct AndroidFolderTests {
    @Test(
        "The folder of each language can be converted back to the language",
        arguments: [
            ("de", "values-de"), ("pt-BR", "values-pt-rBR"), ("zh-Hans", "values-zh-rCN"),
            ("zh-Hant", "values-zh-rTW"), ("he", "values-iw"), ("id", "values-in"), ("fil", "values-fil"),
            ("sr-Latn", "values-b+sr+Latn"), ("es-419", "values-b+es+419"),
            ("ca-ES-valencia", "values-b+ca+ES+valencia"), ("zh-HK", "values-zh-rHK"),
        ])
    func folders(language: String, folder: String) {
        #expect(AndroidFolder.name(of: LanguageTag(language)) == folder)
        #expect(AndroidFolder.language(of: folder)?.isSameLanguage(as: LanguageTag(language)) == true)
    }

    @Test("The usual script of a language is omitted")
    func usualScripts() {
        #expect(AndroidFolder.name(of: "zh-Hant-HK") == "values-zh-rHK")
        #expect(AndroidFolder.name(of: "pt_BR") == "values-pt-rBR")
        #expect(AndroidFolder.name(of: "sr-Cyrl") == "values-sr")
        #expect(AndroidFolder.name(of: "zh-Hans-HK") == "values-b+zh+Hans+HK")
    }

    @Test(
        "Other folders are not language folders",
        arguments: [
            "values", "values-night", "values-land", "values-sw600dp", "values-car", "values-v21",
            "values-pt-rBR-night",
            "values-mcc310-pt", "values-b+", "drawable-pt", "values-pt-BR", "values-..", "values-b+..+x", "",
        ])
    func others(folder: String) {
        #expect(AndroidFolder.language(of: folder) == nil)
    }
}
