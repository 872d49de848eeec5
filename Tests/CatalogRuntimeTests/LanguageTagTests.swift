import Testing

@testable import CatalogRuntime

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "A tag is parsed into language, script, region and variants",
        arguments: [
            ("pt", "pt", nil, nil, []),
            ("pt-BR", "pt", nil, "BR", []),
            ("pt_BR", "pt", nil, "BR", []),
            ("zh-Hans", "zh", "Hans", nil, []),
            ("ZH_hant_tw", "zh", "Hant", "TW", []),
            ("es-419", "es", nil, "419", []),
            ("haw", "haw", nil, nil, []),
            ("ca-valencia", "ca", nil, nil, ["valencia"]),
            ("sl-Latn-IT-rozaj-1994", "sl", "Latn", "IT", ["rozaj", "1994"]),
            ("en_US_POSIX", "en", nil, "US", ["posix"]),
            ("ar-EG-u-nu-latn", "ar", nil, "EG", []),
        ] as [(LanguageTag, String, String?, String?, [String])])
    func partsAreFound(
        tag: LanguageTag, language: String, script: String?, region: String?, variants: [String]
    ) {
        #expect(tag.isWellFormed)
        #expect(tag.language == language)
        #expect(tag.script == script)
        #expect(tag.region == region)
        #expect(tag.variants == variants)
    }

    @Test(
        "An invalid tag has no parts and is its own canonical form",
        arguments: [
            "", "p", "port", "portuguese", "pt-", "-pt", "pt--BR", "pt-B", "pt-BRA", "pt BR", "pt-BR.UTF-8", "Base",
            "português", "12", "zh-min-nan", "de-1996-1996", "ar-u", "ar-u-x-a", "pt-x", "x", "ar-u-t-latn",
            "pt-BR-Latn",
        ] as [LanguageTag])
    func malformedTagsHaveNoParts(tag: LanguageTag) {
        #expect(!tag.isWellFormed)
        #expect(tag.language == nil && tag.script == nil && tag.region == nil && tag.variants.isEmpty)
        #expect(tag.canonical == tag)
    }

    @Test("The canonical form of a usual tag is that of its subtags, whether or not they have successors")
    func usualTagsAreNotParsed() throws {
        let languages = ["en", "pt", "fil", "iw", "sh", "eng", "cmn", "no", "xx", "zzz"]
        let others = [
            "", "-BR", "-UK", "-DD", "-SU", "-419", "-001", "-Hans", "-Qaai", "-hans", "-br", "-Latn-RS", "-abc",
        ]
        for language in languages {
            for other in others {
                let tag = LanguageTag(language + other)
                let parsed = LanguageSubtags(parsing: tag.spelling)
                #expect(tag.canonical.spelling == parsed?.canonical.joined ?? tag.spelling)
            }
        }
    }

    @Test("A tag for private use is well-formed and has no language")
    func privateUseHasNoLanguage() {
        let tag: LanguageTag = "X-Pirate"
        #expect(tag.isWellFormed)
        #expect(tag.language == nil)
        #expect(tag.canonical == "x-pirate")
    }

    @Test(
        "The canonical form has the conventional case and current codes",
        arguments: [
            ("pt_BR", "pt-BR"), ("PT-br", "pt-BR"), ("zh_HANS", "zh-Hans"), ("zh-hant-tw", "zh-Hant-TW"),
            ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("mo", "ro"), ("tl", "fil"),
            ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("sh-BA", "sr-Latn-BA"), ("cmn-Hans", "zh-Hans"),
            ("eng", "en"), ("fre-CA", "fr-CA"), ("en-UK", "en-GB"), ("de-DD", "de-DE"), ("aam", "aas"), ("zyb", "za"),
            ("el-polytoni", "el-polyton"), ("sl-rozaj-biske", "sl-biske-rozaj"), ("AR-U-NU-LATN", "ar-u-nu-latn"),
        ] as [(LanguageTag, LanguageTag)])
    func canonicalFormIsConventional(tag: LanguageTag, canonical: LanguageTag) {
        #expect(tag.canonical == canonical)
        #expect(tag.isSameLanguage(as: canonical))
    }

    @Test("A code has the same canonical form as a tag that begins with it")
    func codes() {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let pairs = letters.flatMap { first in letters.map { String([first, $0]) } }
        for code in pairs + pairs.flatMap({ pair in letters.map { pair + String($0) } }) {
            let longer = LanguageTag(code + "-x-a").canonical.spelling
            #expect(LanguageTag(code).canonical.spelling + "-x-a" == longer)
        }
    }

    @Test(
        "A canonical tag stays unchanged",
        arguments: [
            "en", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "zh-Hant-TW", "zh-CN", "nb", "nn", "no", "es-419", "sr-Latn",
            "fil",
            "yue-Hant-HK", "und", "mul", "ru-SU",
        ] as [LanguageTag])
    func canonicalTagsStay(tag: LanguageTag) {
        #expect(tag.canonical == tag)
    }

    @Test("Tags are equal only if their spelling is equal")
    func equalityIsBySpelling() {
        let spellings: Set<LanguageTag> = ["pt-BR", "pt_BR", LanguageTag("pt-BR")]
        #expect(spellings.count == 2)
        #expect("\(LanguageTag("pt_BR"))" == "pt_BR")
    }

    @Test("Different languages, scripts and regions do not match")
    func differentTagsAreNotTheSame() {
        #expect(!LanguageTag("pt").isSameLanguage(as: "pt-BR"))
        #expect(!LanguageTag("zh-Hans").isSameLanguage(as: "zh-Hant"))
        #expect(!LanguageTag("nb").isSameLanguage(as: "nn"))
    }

    @Test("Tags are ordered by their spelling")
    func orderIsBySpelling() {
        #expect((["pt-PT", "en", "pt", "pt-BR"] as [LanguageTag]).sorted() == ["en", "pt", "pt-BR", "pt-PT"])
    }
}
