import CatalogRuntime
import Testing

@testable import InterfaceTexts

@Suite("The language of the interface")
struct InterfaceLanguageTests {
    private func language(_ arguments: [String], _ environment: [String: String] = [:]) -> LanguageTag {
        InterfaceLanguage.language(arguments: arguments, environment: environment)
    }

    @Test(
        "The option takes precedence over the environment",
        arguments: ["--interface-language=pt-BR", "--interface-language pt"])
    func option(_ option: String) {
        #expect(language(["lint"] + option.split(separator: " ").map(String.init), ["LANG": "en_US.UTF-8"]) == "pt-BR")
    }

    @Test("The last of several options counts, and options after “--” are ignored")
    func lastOption() {
        let option = "--interface-language"
        #expect(language(["lint", "\(option)=pt-BR", option, "en"]) == "en")
        #expect(language(["list", "--", option, "pt-BR"]) == "en")
    }

    @Test("LC_ALL takes precedence over LC_MESSAGES, and that over LANG")
    func environment() {
        #expect(language([], ["LANG": "pt_BR.UTF-8"]) == "pt-BR")
        #expect(language([], ["LC_MESSAGES": "en_US.UTF-8", "LANG": "pt_BR.UTF-8"]) == "en")
        #expect(language([], ["LC_ALL": "pt_PT", "LC_MESSAGES": "en_US.UTF-8"]) == "pt-BR")
    }

    @Test(
        "The default is English, also for unsupported languages", arguments: ["", "C.UTF-8", "POSIX", "ja_JP.UTF-8"])
    func fallback(_ locale: String) {
        #expect(language([], ["LANG": locale]) == "en")
    }
}
