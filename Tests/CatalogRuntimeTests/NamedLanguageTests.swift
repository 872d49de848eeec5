import Testing

@testable import CatalogRuntime

@Suite("Languages in the spellings of other programs")
struct NamedLanguageTests {
    @Test(
        "A tag names the language of the list with the same meaning",
        arguments: [
            ("pl-PL", "pl"), ("pl_PL", "pl"), ("PL", "pl"), ("zh_CN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
            ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-SG", "zh-Hans"), ("nb_NO", "nb"), ("no", "nb"),
            ("iw", "he"), ("in", "id"), ("sr-Latn-RS", "sr-Latn"), ("en_US", "en"), ("pt", "pt-BR"),
            ("es", "es-419"),
        ] as [(LanguageTag, LanguageTag)])
    func same(tag: LanguageTag, own: LanguageTag) {
        let list: [LanguageTag] = [
            "en", "pl", "zh-Hans", "zh-Hant", "nb", "nn", "he", "id", "sr-Latn", "pt-BR", "es-419",
        ]
        #expect(tag.named(among: list) == .one(own))
    }

    @Test(
        "The catalog may have the longer or older spelling",
        arguments: [
            ("pl", "pl-PL"), ("zh-Hans", "zh-CN"), ("zh_TW", "zh-HK"), ("zh-Hant", "zh-HK"), ("nb", "no"),
            ("he", "iw"), ("pt", "pt-PT"), ("en", "en-GB"), ("pt-BR", "pt"),
        ] as [(LanguageTag, LanguageTag)])
    func longer(tag: LanguageTag, own: LanguageTag) {
        #expect(tag.named(among: ["fr", own]) == .one(own))
    }

    @Test("An equal spelling comes first")
    func spelling() {
        #expect(LanguageTag("pt").named(among: ["pt-BR", "pt"]) == .one("pt"))
        #expect(LanguageTag("pt-BR").named(among: ["pt", "pt-PT", "pt-BR"]) == .one("pt-BR"))
        #expect(LanguageTag("pt_BR").named(among: ["pt", "pt-PT"]) == .one("pt"))
        #expect(LanguageTag("EN").named(among: ["en", "EN"]) == .one("EN"))
    }

    @Test("A tag that may mean several languages names none of them")
    func several() {
        #expect(LanguageTag("pt").named(among: ["pt-BR", "pt-PT"]) == .several(["pt-BR", "pt-PT"]))
        #expect(LanguageTag("zh").named(among: ["zh-Hans", "zh-Hant"]) == .several(["zh-Hans", "zh-Hant"]))
        #expect(LanguageTag("zh-MO").named(among: ["zh-HK", "zh-TW"]) == .several(["zh-HK", "zh-TW"]))
        #expect(LanguageTag("En").named(among: ["en", "EN"]) == .several(["en", "EN"]))
    }

    @Test("Another region or script is another language")
    func others() {
        #expect(LanguageTag("de-AT").named(among: ["de"]) == .none(relatives: ["de"]))
        #expect(LanguageTag("pt-PT").named(among: ["pt-BR"]) == .none(relatives: ["pt-BR"]))
        #expect(LanguageTag("zh_TW").named(among: ["zh-Hans", "zh"]) == .none(relatives: ["zh-Hans", "zh"]))
        #expect(LanguageTag("zh").named(among: ["zh-Hant"]) == .none(relatives: ["zh-Hant"]))
        #expect(LanguageTag("sr@x").named(among: ["sr"]) == .none(relatives: []))
        #expect(LanguageTag("fr").named(among: ["de"]) == .none(relatives: []))
    }
}
