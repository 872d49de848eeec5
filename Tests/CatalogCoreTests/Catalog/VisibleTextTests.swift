import Testing

@testable import CatalogCore

@Suite("Safe display of values")
struct VisibleTextTests {
    @Test("The bytes of every character tell whether it may have to be escaped or isolated")
    func bytesOfCharacters() {
        let scalars = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
        let missed = scalars.filter { scalar in
            HiddenScalars.mayBeHidden(scalar) != HiddenScalars.mayBe(in: "é\(scalar)…")
                || VisibleText.isRightToLeft(scalar) != (VisibleText.isolated("é\(scalar)…").utf8.first == 0xE2)
        }
        #expect(Array(missed) == [])
    }

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
            ("soft\u{AD}hyphen", "soft\\u{AD}hyphen"),
            ("word\u{2060}joiner\u{3164}\u{180E}", "word\\u{2060}joiner\\u{3164}\\u{180E}"),
            ("\u{FFF9}a\u{FFFB}", "\\u{FFF9}a\\u{FFFB}"),
            ("a\u{E0041}\u{E007F}", "a\\u{E0041}\\u{E007F}"),
            ("🏴\u{E0067}\u{E0062}", "🏴\\u{E0067}\\u{E0062}"),
            ("🏴\u{E0067}\u{E007F}\u{E0062}", "🏴\u{E0067}\u{E007F}\\u{E0062}"),
            (
                "🏴" + String(repeating: "\u{E0067}", count: 8) + "\u{E007F}",
                "🏴" + String(repeating: "\\u{E0067}", count: 8) + "\\u{E007F}"
            ),
            ("a\u{FE0F}\u{FE01}\u{E0101}", "a\u{FE0F}\\u{FE01}\\u{E0101}"),
            ("\u{FE0F}a", "\\u{FE0F}a"),
        ]
    )
    func escapes(text: String, shown: String) {
        #expect(VisibleText.escaped(text) == shown)
    }

    @Test(
        "Readable text stays unchanged, including joiners and combining marks",
        arguments: [
            "", "Olá, %@!", "a \\n stays", "e\u{301}", "👨‍👩‍👧 🇧🇷", "می‌خواهم", "क्ष", "non\u{A0}breaking", "❤️‍🔥 1️⃣ ✈︎",
            "葛\u{E0100}", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!", "## 1", "#[a] # #[",
            "🏴" + String(repeating: "\u{E0067}", count: 7) + "\u{E007F}",
        ]
    )
    func leavesAlone(text: String) {
        #expect(Array(VisibleText.escaped(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(
        "Commands for the log of a CI system are broken up",
        arguments: [
            ("##[error]a", "#\\u{23}[error]a"),
            ("a ##vso[task.setvariable variable=b]c", "a #\\u{23}vso[task.setvariable variable=b]c"),
            ("##VSO[x]", "#\\u{23}VSO[x]"),
            ("###[group]", "##\\u{23}[group]"),
            ("#\u{200D}#\u{200C}[x]", "#\u{200D}\\u{23}\u{200C}[x]"),
        ])
    func commands(text: String, shown: String) {
        #expect(VisibleText.escaped(text) == shown)
    }

    @Test("Escaping an escaped text changes nothing")
    func escapesOnce() {
        let once = VisibleText.escaped("a\u{202E}\n\u{1B}##[error]\u{FE0F}\u{FE0F}\u{E0041}")
        #expect(VisibleText.escaped(once) == once)
    }

    @Test(
        "In a line, a raw text is escaped, and a text that is already shown or quoted stays",
        arguments: [
            ("a\n\u{1B}[31m\u{202E}\u{AD}", "a\\n\\u{1B}[31m\\u{202E}\\u{AD}"),
            ("“\u{2068}שלום\\n\u{2069}”, “\u{2068}a ש\u{2069}”", "“\u{2068}שלום\\n\u{2069}”, “\u{2068}a ש\u{2069}”"),
            ("\u{2068}a\u{2069}", "\\u{2068}a\\u{2069}"),
            ("\u{2069}ש\u{2068}", "\\u{2069}ש\\u{2068}"),
            ("\u{2068}\u{2068}ש\n\u{2069}", "\\u{2068}\u{2068}ש\\n\u{2069}"),
        ])
    func lines(text: String, shown: String) {
        #expect(VisibleText.inLine(text) == shown)
        #expect(VisibleText.inLine(shown) == shown)
    }

    @Test(
        "A path is escaped and never begins a command",
        arguments: [
            ("App/Início.xcstrings", "App/Início.xcstrings"), ("e\u{1B}[31m\n.strings", "e\\u{1B}[31m\\n.strings"),
            ("::error::a.xcstrings", "./::error::a.xcstrings"), (" ::error::a", "./ ::error::a"),
            ("##[error]a", "./#\\u{23}[error]a"), ("a::b", "a::b"), ("\u{2068}::a", "./\\u{2068}::a"),
        ])
    func paths(path: String, shown: String) {
        #expect(VisibleText.path(path) == shown)
        #expect(VisibleText.path(shown) == shown)
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
