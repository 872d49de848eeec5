import CatalogCore
import Testing

@testable import CatalogReports

@Suite("Pages in HTML")
struct HTMLTests {
    @Test(
        "The digest is SHA-256",
        arguments: [
            (0, "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), (3, "mDSHbc+wXLFnpcJJU+uljErImxrfV/KPL50JrxB+6PA="),
            (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="), (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
            (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="), (200, "wqkI2Y9d+Yet5BtfziEwZ++8wh7yJAISpB5UtefCiuU="),
        ])
    func digest(count: Int, expected: String) {
        #expect(SecureHash([UInt8](repeating: UInt8(ascii: "a"), count: count)).base64 == expected)
    }

    @Test("No text becomes markup, in elements or in attributes")
    func escapes() {
        let hostile = "</p><script>alert(1)</script>\" onclick='x' &amp;"
        let html = HTMLNode.tag("p", ["title": hostile], .text(hostile)).html
        let shown = "&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
        #expect(html == "<p title=\"\(shown)&quot; onclick='x' &amp;amp;\">\(shown)\" onclick='x' &amp;amp;</p>")
    }

    @Test("Characters that change the direction are shown by name, and line breaks stay")
    func invisible() {
        #expect(HTMLNode.text("a\u{202E}b\nc\u{0}").html == "a\\u{202E}b\nc\\u{0}")
    }

    @Test("Data cannot end its element")
    func data() {
        let html = HTMLNode.data(id: "data", .string("</script><!--")).html
        #expect(html == #"<script type="application/json" id="data">"\u003c/script>\u003c!--"</script>"#)
    }

    @Test("Attributes without a value are omitted, and void elements have no end tag")
    func elements() {
        #expect(HTMLNode.tag("input", ["type": "search", "title": nil]).html == "<input type=\"search\">")
        #expect(HTMLNode.tag("p", "a", .tag("br"), "b").html == "<p>a<br>b</p>")
    }

    @Test("The policy allows only the page's own script and style")
    func policy() {
        let page = HTMLPage(title: "A & B", language: "en", style: "p { color: red }", script: "run()", body: ["Text"])
            .text()
        let style = SecureHash(Array("p { color: red }".utf8)).base64
        let script = SecureHash(Array("run()".utf8)).base64
        #expect(page.contains("default-src 'none'; style-src 'sha256-\(style)'; script-src 'sha256-\(script)';"))
        #expect(page.contains("<style>p { color: red }</style>") && page.contains("<script>run()</script>"))
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.contains("<title>A &amp; B</title>"))
    }
}
