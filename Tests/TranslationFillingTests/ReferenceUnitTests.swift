import CatalogCore
import Testing
import TranslationExchange

@testable import TranslationFilling

@Suite("Texts of a file that came back, as a source for others")
struct ReferenceUnitTests {
    private func texts(_ units: ReceivedUnit..., language: LanguageTag? = "pt-BR") -> [String] {
        let file = ReceivedFile(
            original: nil, targetLanguage: language, at: TextPosition(line: 1, column: 1), units: units)
        return ReferenceUnit.all(in: [file]).map { "\($0.key) \($0.part) \($0.text)" }
    }

    private func unit(_ name: ReceivedUnit.Name, _ target: String?, _ state: ExchangeState? = nil) -> ReceivedUnit {
        ReceivedUnit(name, source: "Home", target: target, state: state, at: TextPosition(line: 1, column: 1))
    }

    @Test("A finished text is taken, whether or not the file says how far it is")
    func finished() {
        #expect(texts(unit(.part(key: "home", ""), "Início")) == ["home  Início"])
        #expect(texts(unit(.part(key: "home", "plural.one"), "Início", .translated)) == ["home plural.one Início"])
    }

    @Test("What is new, empty, blank, in no language or in no part is not")
    func unfinished() {
        #expect(texts(unit(.part(key: "home", ""), "Início", .new)) == [])
        #expect(texts(unit(.part(key: "home", ""), nil)) == [])
        #expect(texts(unit(.part(key: "home", ""), " \n")) == [])
        #expect(texts(unit(.part(key: "home", ""), "Início"), language: nil) == [])
        #expect(texts(unit(.part(key: "home", "no way"), "Início")) == [])
    }
}
