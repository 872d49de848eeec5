import CatalogCore
import Testing

@testable import StringTables

@Suite("Texts of legacy tables that wait for somebody to look at them")
struct ReviewMarkTests {
    @Test("A comment gets the mark, keeps what it says, and can lose it again")
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
        "Other comments are left alone",
        arguments: ["needs review by the lawyers", "It needs review", "", "Needs review"])
    func others(comment: String) {
        #expect(!ReviewMark.isOn(comment))
        #expect(ReviewMark.unmarked(comment) == comment)
    }
}
