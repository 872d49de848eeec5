import CatalogCore
import Testing

@testable import StringTables

@Suite("Texts of legacy tables that need review")
struct ReviewMarkTests {
    @Test("The mark can be added to a comment and removed from it, and the comment stays")
    func marks() {
        #expect(
            ReviewMark.marked("Button in HomeView.", textIn: "pt-BR")
                == "needs review (pt-BR text): Button in HomeView.")
        #expect(ReviewMark.marked(nil, textIn: nil) == "needs review")
        #expect(ReviewMark.marked(ReviewMark.marked("A", textIn: nil), textIn: nil) == "needs review: A")
        #expect(ReviewMark.unmarked("needs review (pt-BR text): Button.") == "Button.")
        #expect(ReviewMark.unmarked("needs review") == nil)
    }

    @Test(
        "Other comments stay unchanged",
        arguments: ["needs review by the lawyers", "It needs review", "", "Needs review"])
    func others(comment: String) {
        #expect(!ReviewMark.isOn(comment))
        #expect(ReviewMark.unmarked(comment) == comment)
    }
}
