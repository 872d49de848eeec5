import CatalogRuntime
import LanguageIdentification
import Testing

@Suite struct WritingSystemTests {
    @Test func japaneseHasThreeScripts() throws {
        let japanese = try #require(WritingSystem(of: "ja"))
        #expect(japanese.usual == [.han, .hiragana, .katakana])
        #expect(!japanese.allows(.latin))
    }

    @Test func serbianHasTwoUnlessItsTagSaysWhich() throws {
        let serbian = try #require(WritingSystem(of: "sr"))
        #expect(serbian.usual == [.cyrillic])
        #expect(serbian.other == [.latin])
        #expect(try #require(WritingSystem(of: "sr-Cyrl")).other.isEmpty)
        #expect(try #require(WritingSystem(of: "sr-Latn")).usual == [.latin])
    }

    @Test(arguments: ["und", "mul", "x-pirate", "Base", "qaa"])
    func whatNamesNoLanguageHasNone(tag: String) {
        #expect(WritingSystem(of: LanguageTag(tag)) == nil)
    }
}
