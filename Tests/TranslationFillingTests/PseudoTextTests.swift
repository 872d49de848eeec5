import CatalogCore
import CatalogLint
import TestSupport
import Testing

@testable import TranslationFilling

@Suite("Pseudo-translations")
struct PseudoTextTests {
    @Test("Letters get accents, vowels are doubled, and brackets mark the ends")
    func accented() {
        #expect(PseudoText("Settings", style: .accented).full == "[Şééţţííñĝş∼]")
        #expect(PseudoText("Settings", style: .accented).short == "[Şéţţíñĝş]")
        #expect(PseudoText("Settings", style: .accented).plain == "Şéţţíñĝş")
    }

    @Test("White space at the ends stays there")
    func edges() {
        #expect(PseudoText(" Name:\n", style: .accented).short == " [Ñáɱé:]\n")
        #expect(PseudoText("   ", style: .accented).full == "   ")
    }

    @Test("For right-to-left languages, letters are replaced without control characters")
    func rightToLeft() {
        let text = PseudoText("Save 3 files", style: .rightToLeft).short
        #expect(text == "[סאבע 3 פילעס]")
    }

    @Test(
        "Parts that are not words stay unchanged",
        arguments: [
            "%1$@", "%2$(count)lld", "%#@days@", "%arg", "%%", "<b>", "</a>", "<a href=\"x\">", "&amp;", "{name}",
            "{{name}}",
            "${name}", "https://example.com/a?b=c", "www.example.com", "me@example.com", "**", "`code`", "\\n", "^[",
            "FitToday",
        ]
    )
    func untouched(piece: String) {
        for style in [PseudoText.Style.accented, .rightToLeft] {
            let text = PseudoText("before \(piece) after", style: style, terms: ["FitToday"]).full
            #expect(text.contains(" \(piece) "), "\(text)")
        }
    }

    @Test("The address of a link stays, and its words change")
    func link() {
        #expect(PseudoText("the [terms](https://a.b/c)", style: .accented).plain == "ţĥé [ţéŕɱş](https://a.b/c)")
    }

    @Test("A percent sign before a word stays, and the word changes")
    func percent() {
        #expect(PseudoText("100% done", style: .accented).plain == "100% ðóñé")
    }

    /// Pieces that represent all kinds of content in texts.
    private static let pieces = [
        "Save", " ", "the file", "\n", "%@", "%2$lld", "%.1f", "%#@n@", "%%", "%arg", "<b>", "</b>", "{a}",
        "https://a.b",
        "**", "é", "日本", "😀", "[", "](x)", "`y`", "\\t", "&lt;", "<", "{", "100%",
    ]

    @Test("Specifiers and markup of any text are preserved, and it becomes about a third longer")
    func property() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...6, using: &random)
            let source = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            for style in [PseudoText.Style.accented, .rightToLeft] {
                let (plain, long) = (PseudoText(source, style: style).plain, PseudoText(source, style: style).long)
                #expect(Self.fixed(in: plain) == Self.fixed(in: source), "\(source)")
                #expect(Self.fixed(in: long) == Self.fixed(in: source), "\(source)")
                let specifiers = { (text: String) in
                    FormattedPart(Text(text, range: 0..<0, file: 0), at: .whole).specifiers.map(\.spelling)
                }
                #expect(specifiers(long) == specifiers(source), "\(source)")
                #expect(plain.count == source.count)
                let letters = Self.letters(of: source)
                #expect(long.count - source.count == (letters + 2) / 3, "\(source)")
            }
        }
    }

    private static func fixed(in text: String) -> [String] {
        let fixed = FixedPieces(text)
        return fixed.pieces.map(fixed.written)
    }

    private static func letters(of text: String) -> Int {
        var count = 0
        _ = FixedPieces(text).mapWords { words in
            count += words.filter { !$0.isWhitespace }.count
            return words
        }
        return count
    }
}
