import CatalogRuntime
import Testing

@Suite struct FormerLanguageNameTests {
    @Test func aFormerNameIsItsCode() {
        let tag: LanguageTag = "English"
        #expect(tag.language == "en")
        #expect(tag.canonical == "en")
        #expect(tag.isSameLanguage(as: "en"))
        #expect(tag.spelling == "English")
        #expect(LanguageTag("Portuguese").canonical == "pt")
    }

    @Test(arguments: ["english", "ENGLISH", "English-GB", "Klingon", "en"])
    func onlyThisSpellingIsAName(_ spelling: String) {
        #expect(FormerLanguageName.code(of: spelling) == nil)
    }
}
