import CatalogCore
import Testing

@testable import TerminalSupport

@Suite("Shortening to a terminal's columns")
struct ShorteningTests {
    @Test(
        "A text that is too long ends in an ellipsis and fits",
        arguments: [
            ("Continuar treino", 10, "Continuar…"),
            ("Continuar treino", 11, "Continuar…"),
            ("日本語テキスト", 7, "日本語…"),
            ("日本語テキスト", 6, "日本…"),
            ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 5, "👨‍👩‍👧👨‍👩‍👧…"),
            ("cafe\u{301}s", 4, "caf…"),
            ("ab", 1, "…"),
            ("ab", 0, ""),
        ]
    )
    func shortens(text: String, columns: Int, shown: String) {
        let shortened = VisibleText.shortened(text, to: columns)
        #expect(shortened == shown)
        #expect(DisplayWidth.columns(of: shortened) <= columns)
    }

    @Test("A text that just fits stays unchanged", arguments: [("abc", 3), ("日本", 4), ("cafe\u{301}", 4), ("", 0)])
    func leavesAlone(text: String, columns: Int) {
        #expect(VisibleText.shortened(text, to: columns) == text)
    }
}
