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

    @Test("Each character begins, separates and is words as its Unicode properties say")
    func characters() {
        let kana: [ClosedRange<UInt32>] = [
            0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D,
        ]
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x3500, 0x4DF0...0x4E10, 0x9FE0...0xA010, 0xABF0...0xAC10, 0xD790...0xD7B0, 0xF900...0xFFFF,
            0x1_6FE0...0x1_7010,
        ]
        for value in ranges.joined() {
            guard let scalar = Unicode.Scalar(value), scalar != "%" else { continue }
            let properties = scalar.properties
            let isWord = properties.isIdeographic || kana.contains { $0.contains(scalar.value) }
            let isLetter = properties.isAlphabetic || properties.numericType != nil
            let expected = isWord ? 3 : isLetter || !properties.isWhitespace ? 1 : 2
            let count = WordCount.words(in: Array("é\(scalar)é".utf8)[...])
            #expect(count == expected, "U+\(String(value, radix: 16))")
            #expect(WordCount.words(in: Array("\(scalar)".utf8)[...]) == (isWord || isLetter ? 1 : 0))
        }
    }
}
