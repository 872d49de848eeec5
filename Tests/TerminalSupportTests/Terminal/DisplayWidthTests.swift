import Testing

@testable import TerminalSupport

@Suite("The columns of a text in a terminal")
struct DisplayWidthTests {
    @Test(
        "Letters take one column, with or without marks",
        arguments: [
            ("", 0), ("abc", 3), ("ação", 4), ("\u{E9}", 1), ("e\u{301}", 1), ("Z\u{351}\u{327}\u{300}", 1),
            ("Ελλάδα", 6), ("Привет", 6), ("العربية", 7), ("مَرْحَبًا", 5), ("שָׁלוֹם", 4), ("…", 1), ("ﷺ", 1),
            ("soft\u{AD}hyphen", 11),
        ]
    )
    func letters(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test(
        "Chinese, Japanese, Korean and fullwidth characters take two columns",
        arguments: [
            ("漢字", 4), ("日本語abc", 9), ("カ\u{3099}", 2), ("ｱｶﾞ", 3), ("Ａ！", 4), ("한국", 4), ("「。」", 6),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{20000}", 2), ("\u{3FFFD}", 2),
        ]
    )
    func wide(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test(
        "An emoji takes two columns, whatever its number of scalars",
        arguments: [
            ("✅", 2), ("👨‍👩‍👧", 2), ("👩🏽‍🚀", 2), ("👍🏽", 2), ("🇧🇷", 2), ("🇧🇷🇵🇹", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤️‍🔥", 2),
            ("☀\u{FE0F}", 2), ("☀", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{1FAE8}", 2), ("©", 1), ("©\u{FE0F}", 2),
        ]
    )
    func emoji(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test(
        "Clusters of Indic and South-East Asian scripts take the columns that terminals draw",
        arguments: [("ภาษาไทย", 7), ("ที่นี่", 2), ("น้ำ", 2), ("क्ष", 2), ("का", 2), ("हिन्दी", 4), ("தமிழ்", 4), ("ខ្មែរ", 4)]
    )
    func complexScripts(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test(
        "Invisible characters take no column",
        arguments: ["\u{200B}", "\u{2068}\u{2069}", "\u{FEFF}", "\u{7F}", "\u{9B}", "\r\n", "\u{2028}", "\u{300}"]
    )
    func invisible(text: String) {
        #expect(DisplayWidth.columns(of: text) == 0)
    }

    @Test("The fast path for plain Latin texts agrees with the general one")
    func shortWay() {
        for value in UInt32(0)..<0x300 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let long = DisplayWidth.columns(of: Character(scalar))
            #expect(DisplayWidth.columns(of: String(scalar)) == long, "U+\(String(value, radix: 16))")
        }
    }

    @Test("The table's boundaries are ascending pairs")
    func tableIsSound() {
        let boundaries = DisplayWidthTable.wideBoundaries
        #expect(boundaries.count.isMultiple(of: 2))
        #expect(zip(boundaries, boundaries.dropFirst()).allSatisfy { $0 < $1 })
    }
}
