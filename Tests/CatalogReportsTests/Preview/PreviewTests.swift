import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import CatalogReports

@Suite("Previews")
struct PreviewTests {
    private func previews(_ entries: String) async -> [Preview] {
        Preview.all(of: await TableLoader.load([InlineTables.catalog(entries)]))
    }

    private static let pixels = """
        "%.1f pixel(s)" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@value@" },
          "substitutions" : { "value" : { "formatSpecifier" : ".1f", "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%arg pixel")), "other" : \(InlineTables.unit("%arg pixels")) } } } } } } }
        """

    @Test("A plural form for fractions is shown with a fraction")
    func fractions() async throws {
        let rows = try #require(await previews(Self.pixels).first?.keys.first?.rows)
        #expect(rows.map { $0.texts.first } == ["0.0 pixels", "1.0 pixel", "2.0 pixels"])
        #expect(rows.map(\.sample.description) == ["value 0", "value 1", "value 2"])
    }

    @Test("The first number of a text selects its plural form, also a fraction and a later argument")
    func countingArguments() async throws {
        let plural = { (one: String, other: String) in
            """
            { "localizations" : { "en" : { "variations" : { "plural" : {
              "one" : \(InlineTables.unit(one)), "other" : \(InlineTables.unit(other)) } } } } }
            """
        }
        let keys = try #require(
            await previews(
                """
                "far" : \(plural("%.0f kilometre", "%.0f kilometres")),
                "of" : \(plural("%2$lld file of %1$lld", "%2$lld files of %1$lld"))
                """
            ).first?.keys)
        #expect(keys[0].rows.map { $0.texts.first } == ["0 kilometres", "1 kilometre", "2 kilometres"])
        #expect(keys[1].rows.map { $0.texts.first } == ["0 files of 3", "1 file of 3", "2 files of 3"])
    }

    @Test("Many substitutions show all their forms in few samples")
    func manySubstitutions() async throws {
        let count = 500
        let text = (1...count).map { "%#@s\($0)@" }.joined(separator: " ")
        let substitutions = (1...count).map { number in
            """
            "s\(number)" : { "argNum" : \(number), "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : \(InlineTables.unit("\(number) one")), "other" : \(InlineTables.unit("\(number) other")) } } }
            """
        }
        let rows = try #require(
            await previews(
                """
                "k" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" },
                  "substitutions" : { \(substitutions.joined(separator: ",\n")) } } } }
                """
            ).first?.keys.first?.rows)
        let shown = ["other", "one", "other"].map { form in (1...count).map { "\($0) \(form)" }.joined(separator: " ") }
        #expect(rows.map { $0.texts.first } == shown)
    }

    @Test("In Markdown, a key stays on one line, whatever its characters")
    func markdownKeys() async throws {
        let previews = await previews(#""a\n`b`|c" : { "localizations" : { "en" : \#(InlineTables.unit("A")) } }"#)
        #expect(PreviewMarkdown.text(of: previews).contains("| ``a\\n`b`\\|c`` | A |  |\n"))
    }

    @Test("A heading in Markdown cannot contain markup")
    func markdownHeadings() async throws {
        let previews = await previews(#""a_b.c_d.e" : { "localizations" : { "en" : \#(InlineTables.unit("A")) } }"#)
        #expect(PreviewMarkdown.text(of: previews).contains("## a\\_b.c\\_d\n"))
    }

    // MARK: - The page

    /// Returns the data of a page.
    private func data(of page: String) throws -> JSONValue {
        let start = try #require(page.range(of: #"<script type="application/json" id="data">"#)).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try JSONValue(parsing: String(page[start..<end]))
    }

    @Test("The page contains every text as data, which no text can end")
    func pageData() async throws {
        let previews = await previews(
            #""k" : { "comment" : "C", "localizations" : { "en" : \#(InlineTables.unit("</script><!--")), "de" : \#(InlineTables.unit("D", "needs_review")) } }"#
        )
        let data = try data(of: PreviewHTML(previews).text())
        let (states, table) = (data.elements[0].elements.compactMap(\.text), data.elements[1].elements[0].elements)
        #expect(table[1] == .array([.string("en"), .string("de")]))
        let key = table[2].elements[0].elements
        #expect(key[0] == .string("k") && key[1] == .string("C"))
        let shown = key[2].elements.map { if case .number(let location) = $0 { states[Int(location)] } else { "" } }
        #expect(shown == ["translated", "needs_review"])
        #expect(
            key[3]
                == .array([.array([.string(""), .array([.string("</script><!--"), .string("D")])])]))
    }

    @Test("The page loads nothing from other servers, and has no row before its script runs")
    func selfContained() async throws {
        let page = PreviewHTML(await previews(Self.pixels)).text()
        #expect(page.contains("default-src 'none'"))
        for word in ["http://", "https://", "src=", "href=", "<tr>"] { #expect(!page.contains(word), "\(word)") }
    }
}
