import Testing

@testable import CatalogCore

@Suite("Safe display of values")
struct VisibleTextTests {
    @Test(
        "Terminal controls and invisible characters are shown as escapes",
        arguments: [
            ("two\nlines", "two\\nlines"),
            ("a\tb", "a\\tb"),
            ("dos\r\n", "dos\\r\\n"),
            ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"),
            ("nul\u{0}", "nul\\u{0}"),
            ("del\u{7F}", "del\\u{7F}"),
            ("c1\u{9B}31m", "c1\\u{9B}31m"),
            ("next\u{85}line", "next\\u{85}line"),
            ("user\u{202E}txt.exe", "user\\u{202E}txt.exe"),
            ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
            ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
            ("zero\u{200B}width", "zero\\u{200B}width"),
            ("\u{FEFF}bom", "\\u{FEFF}bom"),
            ("line\u{2028}paragraph\u{2029}", "line\\u{2028}paragraph\\u{2029}"),
        ]
    )
    func escapes(text: String, shown: String) {
        #expect(VisibleText.escaped(text) == shown)
    }

    @Test(
        "Readable text stays unchanged, including joiners and combining marks",
        arguments: [
            "", "Olá, %@!", "a \\n stays", "e\u{301}", "👨‍👩‍👧 🇧🇷", "می‌خواهم", "क्ष", "non\u{A0}breaking", "soft\u{AD}hyphen",
        ]
    )
    func leavesAlone(text: String) {
        #expect(Array(VisibleText.escaped(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("Escaping an escaped text changes nothing")
    func escapesOnce() {
        let once = VisibleText.escaped("a\u{202E}\n\u{1B}")
        #expect(VisibleText.escaped(once) == once)
    }

    @Test(
        "A text with right-to-left letters is isolated", arguments: ["مرحبا", "שלום %@", "Hello עולם", "ܫܠܡܐ", "𞤀𞤣𞤤𞤢𞤥"])
    func isolates(text: String) {
        #expect(VisibleText.isolated(text) == "\u{2068}\(text)\u{2069}")
    }

    @Test(
        "A text without right-to-left letters is not isolated",
        arguments: ["", "Olá", "日本語", "हिन्दी", "👩‍🚀", "ไทย"]
    )
    func leavesLeftToRightAlone(text: String) {
        #expect(VisibleText.isolated(text) == text)
    }

    @Test("A text cannot close its own isolate: its isolates are escaped before")
    func isolateCannotBeClosed() {
        #expect(VisibleText.shown("מ\u{2069}x") == "\u{2068}מ\\u{2069}x\u{2069}")
    }
}
