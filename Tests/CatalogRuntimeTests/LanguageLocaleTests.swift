import Foundation
import Testing

@testable import CatalogRuntime

@Suite("The locale of a language")
struct LanguageLocaleTests {
    private func locale(_ language: LanguageTag, on system: String) -> String {
        language.locale(for: Locale(identifier: system)).identifier
    }

    @Test("A language with a region has its own region; others use the user's region")
    func regions() {
        #expect(locale("pt-BR", on: "en_US") == "pt_BR")
        #expect(locale("en", on: "pt_BR") == "en_BR")
        #expect(locale("pt_br", on: "pt_PT") == "pt_BR")
        #expect(locale("zh-Hant", on: "en_HK") == "zh-Hant_HK")
    }

    @Test("The user's settings stay, but digits and sort order of another language do not")
    func settings() {
        let brazilian = LanguageTag("pt-BR").locale(
            for: Locale(identifier: "en_US@hours=h23;measure=metric;calendar=buddhist;numbers=arab"))
        #expect(brazilian.identifier == "pt_BR@calendar=buddhist;hours=h23;measure=metric")
        #expect(brazilian.hourCycle == .zeroToTwentyThree)
        #expect(brazilian.measurementSystem == .metric)
        #expect(locale("ar-EG", on: "ar_SA@numbers=latn") == "ar_EG@numbers=latn")
    }

    @Test("The user's own language yields the user's locale; an invalid language changes nothing")
    func same() {
        #expect(locale("pt-BR", on: "pt_BR@hours=h12") == "pt_BR@hours=h12")
        #expect(locale("no tag at all", on: "pt_BR") == "pt_BR")
    }

    @Test("The language can be read from a locale, whatever its other parts")
    func languages() {
        #expect(LanguageTag(Locale(identifier: "pt_BR@calendar=gregorian")) == "pt-BR")
        #expect(LanguageTag(Locale(identifier: "zh-Hans_CN")) == "zh-Hans-CN")
        #expect(LanguageTag(Locale(identifier: "en")) == "en")
    }

    @Test("Numbers and dates next to texts are in the language of the task")
    func chosen() {
        let locale = CatalogLanguage.withLanguage("pt-BR") { CatalogLanguage.locale }
        #expect(locale.identifier.hasPrefix("pt_BR"))
        #expect(1234.5.formatted(.number.locale(locale)) == "1.234,5")
    }
}
