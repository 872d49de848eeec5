import Testing

@testable import CatalogLint

@Suite("Word counts")
struct WordCountTests {
    @Test(
        "White space separates words; specifiers and punctuation do not count, ideographs and kana count individually",
        arguments: [
            ("", 0), ("Save", 1), ("  Save\n changes ", 2), ("%lld of %2$@ days", 2), ("3x12 – go!", 2),
            ("100% de desconto", 3), ("%lldkm", 1), ("foo%@bar baz", 2), ("…", 0), ("L’été d'hier", 2),
            ("保存する", 4), ("iOSアプリ", 4), ("저장 완료", 2), ("مرحبا بك", 2), ("don’t", 1), ("%%", 0),
        ])
    func words(text: String, count: Int) {
        #expect(WordCount.words(in: Array(text.utf8)[...]) == count)
    }
}
