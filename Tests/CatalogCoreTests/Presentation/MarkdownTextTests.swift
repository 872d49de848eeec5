import CatalogCore
import Testing

@Suite("Markdown with texts of a project")
struct MarkdownTextTests {
    @Test("Literals are markup; interpolated texts are not")
    func interpolation() {
        let text: MarkdownText = "**\("a*b|c")** <br> \(3) \("\n# <img src=x>")"
        #expect(text.source == "**a\\*b\\|c** <br> 3 \\\\n\\# &lt;img src=x>")
        #expect(("| \(text) |" as MarkdownText).source == "| \(text.source) |")
        #expect(("\("[a](b)")" as MarkdownText).source == "\\[a\\](b)")
    }

    @Test("Rows, code and links keep their form around any text")
    func parts() {
        #expect(MarkdownText.row([.code("a`|"), "\("x|y")"]).source == "| ``a`\\|`` | x\\|y |")
        #expect(MarkdownText.link(to: "file:///a(b)", "]c").source == "[\\]c](file:///a%28b%29)")
    }

    @Test(
        "Mentions, issue numbers and addresses do not become links",
        arguments: [
            ("@ana", "@\u{2060}ana"), ("@1und1", "@\u{2060}1und1"), ("@ @- @", "@ @- @"), ("#12", "\\#\u{2060}12"),
            ("GH-12", "GH-\u{2060}12"),
            ("https://a.example", "https:\u{2060}//a.example"), ("www.a.example", "www.\u{2060}a.example"),
            ("12:30, e-2, w.w", "12:30, e-2, w.w"),
        ])
    func links(text: String, markdown: String) {
        #expect(MarkdownText(text).source == markdown)
    }
}
