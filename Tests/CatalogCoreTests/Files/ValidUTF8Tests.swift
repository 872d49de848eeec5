import CatalogCore
import Testing

@Suite("Texts from bytes that must be UTF-8")
struct ValidUTF8Tests {
    @Test("Valid bytes become the same text", arguments: ["", "Home", "Início", "日本", "👨‍👩‍👧", "\u{FFFD}", "e\u{301}\0"])
    func valid(text: String) {
        #expect(String(validUTF8: text.utf8).map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(
        "Other bytes become nothing",
        arguments: [
            [0xFF], [0x41, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xEF, 0xBF],
            [0x80, 0x41],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        #expect(String(validUTF8: bytes) == nil)
    }
}
