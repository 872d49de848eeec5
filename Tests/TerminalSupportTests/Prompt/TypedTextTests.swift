import Testing

@testable import TerminalSupport

@Suite("Editing texts in one line")
struct TypedTextTests {
    @Test(
        "Every text has a typed form without control characters that parses to the same text",
        arguments: [
            "", "plain", "two\nlines", "tab\there", "a\\nb", "\\", "\\\\", "\r\n", "\u{1B}[2J", "\u{202E}abc\u{202C}",
            "日本\u{0}😀",
            "\\u{41}", "\u{7F}\u{85}\u{2028}",
        ]
    )
    func roundTrip(text: String) {
        let typed = TypedText.typed(for: text)
        #expect(!typed.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        #expect(TypedText.text(forTyped: typed) == text)
    }

    @Test(
        "Typed escapes have their meaning",
        arguments: [
            (#"a\nb"#, "a\nb"), (#"a\tb"#, "a\tb"), (#"a\\nb"#, #"a\nb"#), (#"\u{e3}"#, "ã"), (#"100\%"#, #"100\%"#),
            (#"end\"#, #"end\"#), (#"\u{}"#, #"\u{}"#), (#"\u{D800}"#, #"\u{D800}"#), (#"\u41"#, #"\u41"#),
            (#"\u{41"#, #"\u{41"#),
            (#"\u{FFFFFFFFFF}"#, #"\u{FFFFFFFFFF}"#), (#"\\\n"#, "\\\n"),
        ]
    )
    func meaning(typed: String, text: String) {
        #expect(TypedText.text(forTyped: typed) == text)
    }

    @Test("A line break is shown as typed")
    func typedForm() {
        #expect(TypedText.typed(for: "a\n\tb\\") == #"a\n\tb\\"#)
    }

    @Test(
        "Pasted text becomes one line, without a trailing line break",
        arguments: [
            ("one\r\ntwo\r", #"one\ntwo"#), ("a\tb", #"a\tb"#), (#"a\nb"#, #"a\nb"#), ("x\u{1B}[A", #"x\u{1B}[A"#),
            ("\n", ""),
        ]
    )
    func pasted(text: String, line: String) {
        #expect(TypedText.typed(forPasted: Array(text.utf8)) == line)
    }
}
