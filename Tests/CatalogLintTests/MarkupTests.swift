import CatalogCore
import Testing

@testable import CatalogLint

@Suite("Placeholders, tags, addresses and Markdown in a text")
struct MarkupTests {
    private func text(_ string: String) -> Text { Text(string, range: 0..<0, file: 0) }

    private func names(_ string: String) -> [String] { NamedPlaceholder.all(in: text(string)).map(\.written) }

    @Test("Braces around a name are placeholders, with any format or plural; other braces are text")
    func placeholders() {
        #expect(
            names("{name} ${Day} {{ x }} {0:d} \\(user.name)") == [
                "{name}", "${Day}", "{{ x }}", "{0:d}", "\\(user.name)",
            ])
        #expect(names("{count, plural, one {# day} other {# days}}").count == 1)
        #expect(names("{opt=val} {...} { x } {} {x(1-x)} {\"a\":1}") == [])
    }

    @Test("Placeholders with a translated plural match; those with a translated name do not")
    func identity() {
        let identity = { (string: String) in NamedPlaceholder.all(in: text(string)).map(\.identity) }
        #expect(identity("{n, plural, other {days}}") == identity("{n, plural, other {dias}}"))
        #expect(identity("{{name}}") == identity("{{ name }}"))
        #expect(identity("{name}") != identity("{nome}"))
        #expect(identity("{name}") != identity("${name}"))
    }

    private func difference(_ source: String, _ translation: String, allowsMore: Bool = false) -> String? {
        MarkupTags(translation).difference(from: MarkupTags(source), allowsMore: allowsMore).sentence?.description
    }

    @Test("Tags are compared by name, in any order, and must be closed")
    func tags() {
        #expect(difference("<b>Hi</b> <i>you</i>", "<I>tu</I> <b>oi</b>") == nil)
        #expect(difference("<b>Hi</b>", "<b>Oi<b>") == "does not close “<b>”")
        #expect(difference("<b>Hi</b>", "Oi</b>") == "closes “</b>”, which is not open")
        #expect(difference("<b>Hi</b>", "<i>Oi</i>") == "lacks “<b>” of the source and has “<i>” instead")
        #expect(difference("Usage: <file>", "Uso: <arquivo>") == nil)
        #expect(difference("<b>a</b><br>c", "<b>a</b> c") == nil)
    }

    @Test("An additional pair is allowed in a finished text, but not otherwise")
    func morePairs() {
        #expect(difference("<b>a</b>", "<b>a</b> <i>b</i>", allowsMore: true) == nil)
        #expect(difference("<b>a</b>", "<b>a</b> <b>b</b>") == "has “<b>” more often than the source")
        #expect(difference("a", "<b>a</b>", allowsMore: true) != nil)
    }

    @Test("Addresses end before punctuation, and the character after them is known")
    func addresses() {
        let found = TextAddress.all(in: Array("Siehe:https://a.app/x_y. (www.b.de), c@d.org를".utf8)[...])
        #expect(found.map(\.written) == ["https://a.app/x_y", "www.b.de", "c@d.org"])
        #expect(found.map(\.letterBehind) == [nil, nil, "를"])
        #expect(TextAddress.mayBeIn(Array("c@d.org".utf8)[...]))
        #expect(!TextAddress.mayBeIn(Array("%@ @ window".utf8)[...]))
    }

    @Test("Irrelevant parts of addresses are ignored in comparisons")
    func canonicalAddresses() {
        let canonical = { (string: String) in TextAddress.all(in: Array(string.utf8)[...]).map(\.canonical) }
        #expect(canonical("http://www.A.app/x/") == canonical("https://a.app/x"))
        #expect(TextAddress.all(in: Array("https://en.wiki.org/a".utf8)[...]).map(\.site) == ["wiki.org"])
    }

    @Test(
        "Bold spans follow the rules of CommonMark",
        arguments: [
            ("a **b** c", 1, 0), ("**%1$@**님", 1, 0), ("**b", 0, 1), ("**b ** c", 0, 2), ("**「b」**を", 0, 2),
            ("2 ** 8", 0, 1), ("`**`", 0, 0), ("\\*\\*b", 0, 0), ("***b***", 1, 0), ("**a** **b**", 2, 0),
        ])
    func bold(text: String, bold: Int, loose: Int) {
        let marks = MarkdownMarks(text)
        #expect(marks.bold == bold)
        #expect(marks.looseStars == loose)
    }

    @Test("A link needs an address without spaces directly after it; an italic span needs a letter")
    func spans() {
        #expect(MarkdownMarks("[a](https://b.c) [d] (https://e.f) [g](h)").links == 1)
        #expect(MarkdownMarks("*a* (*.*) *.png *.jpg").italic == 1)
        #expect(MarkdownMarks("~~a~~ `b` c`").struck == 1)
        #expect(MarkdownMarks("~~a~~ `b` c`").code == 1)
    }

    @Test(
        "An address is found directly after another piece, in the same word",
        arguments: [
            ("%@www.a.com/x.", ["%@", "www.a.com/x"]), ("\\nhttps://a.com/\\n", ["\\n", "https://a.com/\\n"]),
            ("50%%b@c.de", ["%%", "b@c.de"]), ("\\na@b.c%@", ["\\n", "%@"]), ("${x}a@b.c", ["${x}", "a@b.c"]),
            ("\\na@", ["\\n"]), ("a\\nb", ["\\n"]),
        ])
    func addressAfterPiece(text: String, expected: [String]) {
        let fixed = FixedPieces(text)
        #expect(fixed.pieces.map { fixed.written($0) } == expected)
    }

    @Test(
        "A brace ends at the one that closes it",
        arguments: [("{a{b}c}d}", ["{a{b}c}"]), ("{{a}", ["{a}"]), ("}{a}", ["{a}"]), ("{}", []), ("{a", [])])
    func braces(text: String, expected: [String]) {
        let fixed = FixedPieces(text)
        #expect(fixed.pieces.map { fixed.written($0) } == expected)
    }

    @Test("The time for many pieces in one word is linear", arguments: ["\\u00", "${a}", "#{a}", "\\x0"])
    func manyPieces(piece: String) {
        let long = String(repeating: piece, count: 30_000)
        #expect(FixedPieces(long).pieces.count == 30_000)
        #expect(PlainText(long + " fim").proseWords.map(\.string).last == "fim")
    }

    @Test("The time for many unclosed marks is linear in the length of the text")
    func manyMarks() {
        for mark in ["{", "<a", "](", "**a", "`", "[", "\\(", "&a"] {
            let long = String(repeating: mark, count: 3000)
            #expect(FixedPieces(long).pieces.count <= 3000)
            #expect(MarkdownMarks(long).links == 0)
        }
    }
}
