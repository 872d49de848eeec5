import CatalogReports
import CatalogRuntime
import StringTables
import Testing

@testable import ProgramSupport

@Suite("Statistics and lists on a terminal")
struct TablesForPeopleTests {
    private func catalog(_ path: String, _ entries: String) -> TableLoader.Source {
        let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
        return TableLoader.Source(path: path, bytes: Array(text.utf8))
    }

    private func unit(_ value: String, _ state: String = "translated") -> String {
        "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }

    @Test("Statistics have one line per language, with the path if it fits")
    func statistics() async {
        let project = await TableLoader.load([
            catalog("A.xcstrings", "\"Save\" : { \"localizations\" : { \"pt-BR\" : \(unit("Salvar")) } }")
        ])
        let table = StatisticsTable(await ProjectStatistics(of: project))
        #expect(
            table.text(width: nil, styler: .plain) == """
                catalog      language  keys  translated    %  to translate  needs review  new  stale  missing  words
                A.xcstrings  en           1           1  100             0             0    0      0        0      1
                             pt-BR        1           1  100             0             0    0      0        0      1

                """)
        #expect(
            table.text(width: 80, styler: .plain) == """
                language  keys  translated    %  to translate  needs review  new  stale  missing  words
                A.xcstrings
                en           1           1  100             0             0    0      0        0      1
                pt-BR        1           1  100             0             0    0      0        0      1

                """)
    }

    private var listings: [Listing] {
        get async {
            let entries = """
                "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
                  "one" : \(unit("%lld day")), "other" : \(unit("%lld days")) } } }, "de" : \(unit("Tage", "needs_review")) } },
                "Save" : { "extractionState" : "stale", "localizations" : { "fr" : \(unit("")) } },
                "tab.home" : { "localizations" : { "en" : \(unit("Home ")), "fr" : \(unit("", "new")) } }
                """
            return Listing.all(of: await TableLoader.load([catalog("A.xcstrings", entries)]))
        }
    }

    @Test("A list shows parts below their key, names of states, and quotes around texts with invisible edges")
    func list() async {
        let table = ListingTable(await listings, width: nil, styler: .plain, choosesLanguages: true)
        #expect(
            table.text() == """
                key             en         de                   fr
                days                       Tage [needs review]  [missing]
                  plural.one    %lld day
                  plural.other  %lld days
                Save [stale]    Save       –                    ""
                tab.home        "Home "    [missing]            "" [new]

                """)
    }

    @Test("On a narrow terminal, languages that do not fit are named below the table")
    func narrow() async {
        let table = ListingTable(await listings, width: 60, styler: .plain, choosesLanguages: true)
        let lines = table.text().split(separator: "\n")
        #expect(lines.first == "key             en         de")
        #expect(lines.last == "1 more language (fr); choose with `--language`")
    }

    @Test("An empty list is reported as such")
    func nothing() {
        #expect(ListingTable([], width: nil, styler: .plain, choosesLanguages: true).text() == "No keys found.\n")
    }
}
