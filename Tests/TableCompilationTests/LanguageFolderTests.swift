import Testing

@testable import TableCompilation

@Suite("Folders of languages")
struct LanguageFolderTests {
    @Test(
        "Old codes, case and usual scripts are handled as in Xcode",
        arguments: [
            "en": "en", "pt-BR": "pt-BR", "zh-Hans": "zh-Hans", "zh-Hant-HK": "zh-Hant-HK", "es-419": "es-419",
            "iw": "he", "iw_IL": "he_IL", "no": "nb", "no-NO": "nb-NO", "tl": "fil", "in": "id", "en-UK": "en-GB",
            "EN-us": "en-US", "pt_br": "pt_BR", "sr-Cyrl": "sr", "sr-cyrl-RS": "sr-RS", "sr-LATN": "sr-Latn",
            "zh_Hans_CN": "zh_CN", "zh-Hans-CN": "zh-Hans-CN", "cmn": "zh", "sh": "sh",
            "fr_CA": "fr_CA", "ca-ES-valencia": "ca-ES-valencia", "Base": "Base", "i-klingon": "i-klingon",
        ])
    func names(tag: String, name: String) {
        #expect(LanguageFolder(.init(tag))?.name == name)
    }

    @Test(
        "A name that is hidden, or outside of the output folder, is no folder",
        arguments: ["", ".de", "..", "a/b", "a\\b", "c:d", "a\u{1}b"])
    func refusedNames(tag: String) {
        #expect(LanguageFolder(.init(tag))?.name == nil)
    }

    @Test("Two spellings of one folder yield one table with the first text of each key")
    func oneFolder() throws {
        let catalog = try SmallCatalog(
            entry("a", "", ["iw": unit("first"), "he": unit("second")]) + "," + entry("b", "", ["he": unit("only")]))
        #expect(catalog["he.strings"] == ["a": "first", "b": "only"])
        #expect(
            catalog.messages == [
                "warning: Language is compiled into 'he.lproj', as 'iw' is. For a key in both, the first text is used. "
                    + "(he: a)"
            ])
    }

    @Test("The source language may be spelled differently than the language of its texts")
    func source() throws {
        let catalog = try SmallCatalog(
            entry("a", "\"extractionState\": \"manual\"", ["iw": unit("A")])
                + ", \"b\": {\"extractionState\": \"manual\"}",
            source: "he")
        #expect(catalog.paths == ["he.lproj/Localizable.strings"])
        #expect(catalog["he.strings"] == ["a": "A", "b": "b"])
    }
}
