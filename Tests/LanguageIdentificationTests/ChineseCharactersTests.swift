import LanguageIdentification
import Testing

@Suite struct ChineseCharactersTests {
    @Test func charactersOfOneChineseHaveAFormInTheOther() {
        #expect(ChineseCharacters.traditional(for: "设") == "設")
        #expect(ChineseCharacters.simplified(for: "設") == "设")
    }

    @Test(arguments: ["后", "里", "台", "着", "了", "只", "面", "干", "中"] as [Unicode.Scalar])
    func charactersOfBothAreLeftAlone(character: Unicode.Scalar) {
        #expect(ChineseCharacters.traditional(for: character) == nil)
        #expect(ChineseCharacters.simplified(for: character) == nil)
    }

    @Test func japaneseHasSomeOfTheSimplifiedOnes() {
        #expect(ChineseCharacters.isJapanese("国"))
        #expect(!ChineseCharacters.isJapanese("详"))
    }
}
