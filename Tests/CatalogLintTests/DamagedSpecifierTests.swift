import Testing

@testable import CatalogLint

@Suite("Specifiers that translators have damaged")
struct DamagedSpecifierTests {
    private func found(_ text: String) -> [String] {
        DamagedSpecifier.all(in: Array(text.utf8)[...]).map(\.specifier.spelling)
    }

    @Test(
        "Wide characters, spaces and capitals are seen through",
        arguments: [
            ("％＠", "%@"), ("% @", "%@"), ("%\u{A0}d", "%d"), ("% lld", "%lld"), ("%1 $ @", "%1$@"),
            ("% 1$lld", "%1$lld"),
            ("%D", "%d"), ("%LLD", "%lld"),
        ])
    func damaged(text: String, healthy: String) {
        #expect(found("a \(text).") == [healthy])
    }

    @Test(
        "A word behind a percent sign is no specifier", arguments: ["5 % discount", "100% done", "% five", "5 % uso"])
    func words(text: String) {
        #expect(found(text) == [])
    }

    @Test(
        "What is whole is not damaged, nor is a flag that belongs there",
        arguments: ["%@", "%1$lld", "%05d", "%%", "50 %"])
    func whole(text: String) {
        #expect(found(text) == [])
    }

    @Test("Several in one text, in its order")
    func several() {
        #expect(found("% @ and ％＠ and %@ and %1 $ d") == ["%@", "%@", "%1$d"])
    }
}
