import Testing

@testable import CatalogLint

@Suite("Damaged format specifiers")
struct DamagedSpecifierTests {
    private func found(_ text: String) -> [String] {
        DamagedSpecifier.all(in: Array(text.utf8)[...]).map(\.specifier.spelling)
    }

    @Test(
        "Fullwidth characters, spaces and capitals are recognized as damage",
        arguments: [
            ("％＠", "%@"), ("% @", "%@"), ("%\u{A0}d", "%d"), ("% lld", "%lld"), ("%1 $ @", "%1$@"),
            ("% 1$lld", "%1$lld"),
            ("%D", "%d"), ("%LLD", "%lld"),
        ])
    func damaged(text: String, healthy: String) {
        #expect(found("a \(text).") == [healthy])
    }

    @Test(
        "The space that a number shows stays in front of the right spelling",
        arguments: [
            ("Width:% d", " %d"), ("Width:% 1$.0f", " %1$.0f"), ("Width: % d", "%d"), ("a\n% d", "%d"), ("% d", "%d"),
            ("Hello% @", "%@"), ("Width:%\u{A0}d", "%d"), ("Width:%1 $d", "%1$d"),
        ])
    func shownSpace(text: String, replacement: String) {
        #expect(DamagedSpecifier.all(in: Array(text.utf8)[...]).map(\.replacement) == [replacement])
    }

    @Test(
        "A word after a percent sign is not a specifier", arguments: ["5 % discount", "100% done", "% five", "5 % uso"])
    func words(text: String) {
        #expect(found(text) == [])
    }

    @Test(
        "A correct specifier is not damaged, nor is a flag that belongs there",
        arguments: ["%@", "%1$lld", "%05d", "%%", "50 %"])
    func whole(text: String) {
        #expect(found(text) == [])
    }

    @Test("Several in one text are found in order")
    func several() {
        #expect(found("% @ and ％＠ and %@ and %1 $ d") == ["%@", "%@", "%1$d"])
    }
}
