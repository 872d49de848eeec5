import CatalogRuntime
import Testing

@Suite("Language negotiation")
struct LanguageNegotiationTests {
    @Test(
        "The nearest language of the same script is chosen",
        arguments: [
            ("pt", "en pt-BR", "pt-BR"), ("pt-PT", "en pt-BR", "pt-BR"), ("pt-PT", "pt-BR pt-PT", "pt-PT"),
            ("pt-AO", "pt-BR pt-PT", "pt-PT"), ("pt-AO", "en pt", "pt"), ("pt_br", "pt pt-BR", "pt-BR"),
            ("pt-BR", "pt", "pt"), ("pt", "pt-PT", "pt-PT"), ("es-MX", "es es-419 es-US", "es-419"),
            ("es-MX", "es es-US", "es-US"), ("es-MX", "es", "es"), ("es", "es-419 es-MX", "es-419"),
            ("en-AU", "en en-GB", "en-GB"), ("en-AU", "en en-GB en-001", "en-001"), ("en-AU", "en-NZ en-GB", "en-GB"),
            ("en-CA", "en en-GB", "en"), ("en-US", "en-GB en", "en"), ("de-AT", "de-CH de", "de"),
            ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh-CN", "zh-Hant zh-Hans", "zh-Hans"),
            ("zh-Hant-MO", "zh-Hant zh-Hant-HK", "zh-Hant-HK"), ("zh-HK", "zh-Hant zh-Hans", "zh-Hant"),
            ("zh", "zh-Hant zh-Hans", "zh-Hans"), ("zh-Hans-MO", "zh-Hant-HK zh-Hans", "zh-Hans"),
            ("sr-Latn", "sr sr-Latn", "sr-Latn"), ("sr-ME", "sr sr-Latn", "sr-Latn"), ("sh", "sr sr-Latn", "sr-Latn"),
            ("iw-IL", "he", "he"), ("nb-NO", "no", "no"), ("no", "nb", "nb"), ("nn", "nb nn", "nn"), ("nn", "nb", "nb"),
            ("ca-valencia", "ca", "ca"), ("ca", "ca-valencia", "ca-valencia"), ("id-ID", "in", "in"),
            ("fil-PH", "fil", "fil"), ("tl", "fil", "fil"), ("uz-AF", "uz uz-Arab", "uz-Arab"),
            ("mul", "en mul", "mul"), ("x-pirate", "en x-pirate", "x-pirate"), ("tlh", "tlh", "tlh"),
        ]
    )
    func nearest(wanted: String, available: String, expected: String) {
        let tags = available.split(separator: " ").map { LanguageTag(String($0)) }
        #expect(LanguageNegotiation(available: tags).best(for: [LanguageTag(wanted)])?.spelling == expected)
    }

    @Test(
        "Different scripts and languages are never mixed",
        arguments: [
            ("zh-Hant", "zh-Hans zh"), ("zh-TW", "zh-Hans"), ("zh-CN", "zh-Hant"), ("sr-Latn", "sr"), ("sr", "sr-Latn"),
            ("pt", "es en"), ("hi-Latn", "hi en-IN"), ("az-Arab", "az"), ("not a tag", "en"), ("", "en"),
            ("x-pirate", "en"), ("ht", "fr"), ("ca", "es"),
        ]
    )
    func neverMixed(wanted: String, available: String) {
        let tags = available.split(separator: " ").map { LanguageTag(String($0)) }
        #expect(LanguageNegotiation(available: tags).best(for: [LanguageTag(wanted)]) == nil)
    }

    @Test("The first wanted language that matches is chosen, otherwise the source language")
    func order() {
        let available: [LanguageTag] = ["en", "pt-BR", "fr"]
        #expect(LanguageNegotiation.best(of: available, for: ["ja", "fr-CA", "pt"], source: "en") == "fr")
        #expect(LanguageNegotiation.best(of: available, for: ["ja", "de"], source: "en") == "en")
        #expect(LanguageNegotiation.best(of: available, for: [], source: "pt-BR") == "pt-BR")
    }

    @Test("All usable languages are ranked, so that a text missing in one can come from the next")
    func ranking() {
        let negotiation = LanguageNegotiation(available: ["en", "es", "es-ES", "es-419", "es-MX"])
        #expect(negotiation.ranked(for: "es-MX") == ["es-MX", "es-419", "es", "es-ES"])
    }
}
