import LanguageIdentification
import Testing

@Suite struct LetterScriptTests {
    @Test(arguments: [
        ("a", "Latn"), ("Ç", "Latn"), ("ạ", "Latn"), ("д", "Cyrl"), ("ω", "Grek"), ("ن", "Arab"), ("漢", "Hani"),
        ("ひ", "Hira"), ("カ", "Kana"), ("한", "Hang"), ("ก", "Thai"),
    ])
    func lettersHaveAScript(letter: Unicode.Scalar, script: String) {
        #expect(LetterScript(of: letter) == LetterScript(script))
    }

    @Test(arguments: ["1", " ", "×", "%", "“", "→", "😀"] as [Unicode.Scalar])
    func otherCharactersHaveNone(character: Unicode.Scalar) {
        #expect(LetterScript(of: character) == nil)
    }
}
