import CatalogRuntime
import Testing

@testable import CatalogLint

@Suite("The readers of the texts of a language tag")
struct ReadersTests {
    @Test(
        "A language has users, also a rare or private one",
        arguments: [
            "en", "pt-BR", "zh-Hant-TW", "es-419", "sr_Latn", "tlh", "eo", "qu", "x-pirate", "Base", "und", "mul",
        ])
    func users(tag: LanguageTag) {
        #expect(Readers(of: tag) == .users)
    }

    @Test(
        "A pseudo-language, a private code and a tag for no certain language have testers",
        arguments: ["en-XA", "ar_XB", "en-x-pseudo", "fr-psaccent", "qps-ploc", "zxx", "mis"])
    func testers(tag: LanguageTag) {
        #expect(Readers(of: tag) == .testers)
    }

    @Test("translatewiki's explanations and keys have translators", arguments: ["qqq", "qqx", "QQQ"])
    func translators(tag: LanguageTag) {
        #expect(Readers(of: tag) == .translators)
    }

    @Test("Rules about words are silent for testers and translators, and rules about arguments for translators")
    func categories() {
        #expect(RuleCategory.allCases.allSatisfy { $0.concerns(.users) })
        #expect(RuleCategory.specifiers.concerns(.testers) && !RuleCategory.specifiers.concerns(.translators))
        for category in [RuleCategory.language, .meaning, .coverage, .variations, .consistency] {
            #expect(!category.concerns(.testers) && !category.concerns(.translators))
        }
        #expect(RuleCategory.text.concerns(.testers) && !RuleCategory.text.concerns(.translators))
        #expect(RuleCategory.structure.concerns(.translators))
    }
}
