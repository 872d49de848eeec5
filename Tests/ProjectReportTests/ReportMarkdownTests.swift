import Testing

@testable import ProjectReport

@Suite("The Markdown form of a report")
struct ReportMarkdownTests {
    private typealias Fixture = ReportFixture

    @Test("It begins with the mark of its comment, the verdict and the coverage with its change")
    func head() async {
        let texts = await Fixture.report(
            Fixture.entry("a", ["en": "Door", "de": "Tür"]) + ","
                + Fixture.entry("b", ["en": "Window", "de": "Fenster"])
                + "," + Fixture.entry("c", ["en": "Floor"]),
            since: Fixture.entry("a", ["en": "Door", "de": "Tür"]) + "," + Fixture.entry("b", ["en": "Window"]))
        let lines = ReportMarkdown(texts).text().split(separator: "\n")
        #expect(lines.prefix(2) == ["<!-- fitloc report -->", "## Project: strings"])
        #expect(lines[2].hasPrefix("**1 key is not translated yet (de). New since origin/main: "))
        #expect(lines.contains("| de | 66 % | +16 | 3 | 1 | 0 |"))
        #expect(lines.contains("<details><summary>de: 1</summary>"))
        #expect(lines.contains("<code>c</code>"))
    }

    @Test("No text becomes markup, mentions a person or links an issue")
    func hostileTexts() async {
        let report = await Fixture.report(
            Fixture.entry(Fixture.hostile, ["en": Fixture.hostile, "de": "%d"]),
            since: Fixture.entry(Fixture.hostile, ["en": "Old"]))
        let text = ReportMarkdown(report).text()
        #expect(!text.contains("<script") && !text.contains("<img") && !text.contains("@ana") && !text.contains("#12"))
        #expect(text.contains("&lt;script>alert(1)&lt;/script>") && text.contains("\\`x\\`"))
    }

    @Test("Even for a large project, GitHub accepts it, and omitted content is counted")
    func large() async {
        let long = String(repeating: "très long ", count: 50)
        let languages = ["de", "fr", "es", "it", "ja", "ko", "pl", "ru", "tr", "uk", "vi", "zh-Hans"]
        let first =
            "\"first\": { \"localizations\": { "
            + languages.map { "\"\($0)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"%d\" } }" }
            .joined(separator: ", ") + " } }"
        let entries = (0..<300).map {
            Fixture.entry("key.\($0).\(long)", ["en": "Text \($0) %@ \(long)", "de": long])
        }
        let report = await Fixture.report(
            ([first] + entries).joined(separator: ","), since: Fixture.entry("key.gone", ["en": "Gone"]))
        let text = ReportMarkdown(report).text()
        #expect(text.utf8.count < 65_536)
        #expect(text.components(separatedBy: "… and ").count > 3)
        #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
    }

    @Test("Lines are added while they fit; a long one is skipped, and the rest is counted")
    func boundedLines() {
        let lines = BoundedLines(["aaa", "\(String(repeating: "b", count: 100))", "ccc", "ddd"], bytes: 8)
        #expect(lines.shown == ["aaa", "ccc"] && lines.rest == 2)
        #expect(lines.text == "aaa\nccc\n\n… and 2 more\n")
        #expect(BoundedLines(["a", "b"], bytes: 100, atMost: 1).rest == 1)
    }

    @Test(
        "The file extension determines the format",
        arguments: [("a/b.HTML", ReportFormat.html), ("x.md", .markdown), ("x.json", .json)])
    func endings(path: String, format: ReportFormat) {
        #expect(ReportFormat(ofPath: path) == format)
        #expect(ReportFormat(ofPath: "report") == nil && ReportFormat(ofPath: "report.pdf") == nil)
    }
}
