import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("Registered codes")
struct LanguageRegistryTests {
    @Test(
        "Common, withdrawn and private languages are registered",
        arguments: ["aa", "pt", "en", "iw", "in", "haw", "yue", "fil", "mul", "und", "zxx", "mis", "qaa", "qtz", "zzj"])
    func languagesAreRegistered(code: String) {
        #expect(LanguageRegistry.isRegistered(language: code))
    }

    @Test(
        "Scripts are registered from Adlm to Zzzz", arguments: ["Adlm", "Hans", "Hant", "Latn", "Cyrl", "Qaaa", "Zzzz"])
    func scriptsAreRegistered(code: String) {
        #expect(LanguageRegistry.isRegistered(script: code))
    }

    @Test("Regions are registered from 001 to ZZ", arguments: ["001", "419", "AC", "BR", "SU", "XK", "ZZ"])
    func regionsAreRegistered(code: String) {
        #expect(LanguageRegistry.isRegistered(region: code))
    }

    @Test("Unregistered codes are recognized", arguments: ["", "zz", "xx", "PT", "ptb", "port", "p"])
    func otherCodesAreNotRegistered(code: String) {
        #expect(!LanguageRegistry.isRegistered(language: code))
        #expect(!LanguageRegistry.isRegistered(script: code))
        #expect(!LanguageRegistry.isRegistered(region: code.uppercased() + "0"))
    }

    @Test(
        "A tag of registered codes has no problem, in any spelling",
        arguments: [
            "en", "pt-BR", "pt_BR", "zh-Hans", "zh-Hant-TW", "es-419", "iw", "eng", "en-UK", "mul", "x-pirate",
            "ar-u-nu-latn",
            "en-XA",
        ] as [LanguageTag])
    func registeredTagsHaveNoProblem(tag: LanguageTag) {
        #expect(LanguageRegistry.problem(of: tag) == nil)
    }

    @Test(
        "The problem of a tag names its unregistered code",
        arguments: [
            ("zz", .unknownLanguage("zz")), ("portugue", .unknownLanguage("portugue")),
            ("ZZ-BR", .unknownLanguage("zz")), ("zh-Hons", .unknownScript("Hons")), ("pt-BX", .unknownRegion("BX")),
            ("es-999", .unknownRegion("999")), ("Portuguese (Brazil)", .malformed), ("", .malformed),
            ("Base", .malformed),
        ] as [(LanguageTag, LanguageRegistry.Problem)])
    func problemsNameTheCode(tag: LanguageTag, problem: LanguageRegistry.Problem) {
        #expect(LanguageRegistry.problem(of: tag) == problem)
    }
}
