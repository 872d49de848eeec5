import CatalogCore
import Testing
import TranslationExchange

@testable import TranslationFilling

@Suite("Texts of an exchange file as a source for fill")
struct ReferenceUnitTests {
    private func texts(_ units: ReceivedUnit..., language: LanguageTag? = "pt-BR") -> [String] {
        let file = ReceivedFile(
            original: nil, targetLanguage: language, at: TextPosition(line: 1, column: 1), units: units)
        return ReferenceUnit.all(in: [file]).map { "\($0.key) \($0.part) \($0.text)" }
    }

    private func unit(_ name: ReceivedUnit.Name, _ target: String?, _ state: ExchangeState? = nil) -> ReceivedUnit {
        ReceivedUnit(name, source: "Home", target: target, state: state, at: TextPosition(line: 1, column: 1))
    }

    @Test("A finished text is used, even if the file has no states")
    func finished() {
        #expect(texts(unit(.part(key: "home", ""), "Início")) == ["home  Início"])
        #expect(texts(unit(.part(key: "home", "plural.one"), "Início", .translated)) == ["home plural.one Início"])
    }

    @Test("New, empty and blank texts, and those without a language or part, are ignored")
    func unfinished() {
        #expect(texts(unit(.part(key: "home", ""), "Início", .new)) == [])
        #expect(texts(unit(.part(key: "home", ""), nil)) == [])
        #expect(texts(unit(.part(key: "home", ""), " \n")) == [])
        #expect(texts(unit(.part(key: "home", ""), "Início"), language: nil) == [])
        #expect(texts(unit(.part(key: "home", "no way"), "Início")) == [])
    }
}
