import CatalogRuntime
import Testing

@testable import ProjectReport

@Suite("The HTML page of a report")
struct ReportPageTests {
    private typealias Fixture = ReportFixture

    private func page(_ entries: String, since former: String? = nil, trend: ReportTrend? = nil) async -> String {
        ReportPage(await Fixture.report(entries, since: former, trend: trend)).text()
    }

    @Test("No text of a project becomes markup anywhere")
    func hostileTexts() async {
        let entries = [
            Fixture.entry(Fixture.hostile, ["en": Fixture.hostile, "de": Fixture.hostile + " %d"]),
            Fixture.entry("missing", ["en": Fixture.hostile]),
        ].joined(separator: ",")
        let former = Fixture.entry(Fixture.hostile, ["en": "Old \(Fixture.hostile)"])
        let trend = ReportTrend(
            points: [1, 2].map { .init(commit: Fixture.commit($0), totals: []) }, commitCount: 2, isShallow: false)
        let page = await page(entries, since: former, trend: trend)
        #expect(!page.contains("<script>alert") && !page.contains("<img"))
        #expect(page.contains("&lt;script&gt;alert(1)"))
        #expect(page.components(separatedBy: "<script").count == 2)
    }

    @Test("Numbers equal those of stats and lint")
    func figures() async {
        let report = await Fixture.report(
            [
                Fixture.entry("a", ["en": "%@ days", "de": "Tage"]), Fixture.entry("b", ["en": "B"]),
            ].joined(separator: ","))
        let page = ReportPage(report).text()
        #expect(page.contains("<dt>keys</dt><dd>2</dd>") && page.contains("<dt>languages</dt><dd>2</dd>"))
        #expect(page.contains("<dt>errors</dt><dd>\(report.lint.count(.error))</dd>"))
        #expect(page.contains("<dt>keys to translate</dt><dd>1</dd>"))
        #expect(page.contains("<span class=\"share\">50 %</span>"))
        #expect(page.contains("<b lang=\"en\">") && page.contains("Localizable.xcstrings<wbr>:"))
    }

    @Test("Each text has the attributes of its language and direction")
    func languages() async {
        let page = await page(
            Fixture.entry("a", ["en": "Home", "ar": "الرئيسية"]),
            since: Fixture.entry("a", ["en": "Home", "ar": "بيت"]))
        #expect(page.contains("<bdi class=\"text\" dir=\"auto\" lang=\"ar\"><ins>الرئيسية</ins></bdi>"))
    }

    @Test("A right-to-left text in a message is isolated by an element, and its own controls are shown")
    func isolates() async {
        let page = await page(
            Fixture.entry("a", ["en": "Home", "ar": "بيت %d", "he": "\u{2067}בית\u{2069}\u{202E}"]))
        #expect(page.contains("“<bdi>بيت %d</bdi>”"))
        #expect(!page.contains("u{2068}"))
        #expect(page.contains("\\u{2067}בית\\u{2069}\\u{202E}"))
    }

    @Test("An empty key has a name")
    func emptyKey() async {
        #expect(await page(Fixture.entry("", ["en": "Home", "de": ""])).contains("<i>(empty key)</i>"))
    }

    @Test("Changed words are marked, but unchanged ones are not")
    func changedWords() async {
        let page = await page(
            Fixture.entry("a", ["en": "Open the door"]), since: Fixture.entry("a", ["en": "Close the door"]))
        #expect(page.contains("><del>Close</del> the door</bdi>"))
        #expect(page.contains("><ins>Open</ins> the door</bdi>"))
    }

    @Test("A new key is shown with all of its texts")
    func newKey() async {
        let page = await page(
            Fixture.entry("a", ["en": "A", "de": "Ah"]) + "," + Fixture.entry("b", ["en": "B"]),
            since: Fixture.entry("b", ["en": "B"]))
        #expect(page.contains("<td class=\"word\">new key</td>"))
        #expect(
            page.contains(
                "<span class=\"tag\">de</span> <ins><bdi class=\"text\" dir=\"auto\" lang=\"de\">Ah</bdi></ins>"))
    }

    @Test("A table with too many rows for a browser is cut, and the number of omitted rows is shown")
    func manyRows() async {
        let entries = (0..<(ReportTable.mostRows + 3)).map { Fixture.entry("k\($0)", ["en": "Text \($0)"]) }
        let all = (entries + [Fixture.entry("z", ["en": "Z", "de": "Z"])]).joined(separator: ",")
        let page = ReportPage(await Fixture.report(all, isChecked: false)).text()
        #expect(page.contains("3 more rows are not shown. List missing texts with `fitloc list --missing L`."))
        #expect(page.components(separatedBy: "<span class=\"tag\">de</span>").count == ReportTable.mostRows + 1)
    }

    @Test("A project without gaps and findings is reported as such")
    func clean() async {
        let page = await page(Fixture.entry("a", ["en": "Door", "de": "Tür"]))
        #expect(page.contains("Every key is translated."))
        #expect(page.contains("<p>No findings.</p>") && !page.contains("id=\"missing\""))
    }

    @Test("The page and its findings are in the language of the interface")
    func portuguese() async {
        await CatalogLanguage.withLanguage("pt-BR") {
            let page = await page(Fixture.entry("a", ["en": "%@ a", "de": "a"]))
            #expect(page.contains("<html lang=\"pt-BR\">") && page.contains(">Cobertura</h2>"))
            #expect(page.contains("alemão") && page.contains("<bdi>falta %@: "))
        }
    }
}
