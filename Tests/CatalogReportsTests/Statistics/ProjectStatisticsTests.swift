import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogReports

@Suite("Statistics")
struct ProjectStatisticsTests {
    private func row(_ language: LanguageTag, of entries: String) async throws -> LanguageStatistics {
        let statistics = await ProjectStatistics(of: await TableLoader.load([InlineTables.catalog(entries)]))
        return try #require(statistics.rows.first { $0.language == language })
    }

    @Test("Each key counts once, by the state of its text")
    func states() async throws {
        let row = try await row(
            "pt-BR",
            of: """
                "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("Um")) } },
                "b" : { "localizations" : { "pt-BR" : \(InlineTables.unit("Dois", "needs_review")) } },
                "c" : { "localizations" : { "pt-BR" : \(InlineTables.unit("", "new")) } },
                "d" : { "extractionState" : "stale", "localizations" : { "pt-BR" : \(InlineTables.unit("Velho")) } },
                "e" : { },
                "f" : { "shouldTranslate" : false }
                """)
        #expect(row.keys == 6)
        #expect(
            [row.translated, row.needsReview, row.new, row.stale, row.missing, row.excluded] == [1, 1, 1, 1, 1, 1])
        #expect(row.percent == 25)
        #expect(row.words == 2)
    }

    @Test("A plural counts as one key, with the state of its least finished case")
    func plurals() async throws {
        let cases =
            "\"one\" : \(InlineTables.unit("%lld dia")), \"other\" : \(InlineTables.unit("%lld dias", "needs_review"))"
        let row = try await row(
            "pt-BR",
            of: "\"days\" : { \"localizations\" : { \"pt-BR\" : { \"variations\" : { \"plural\" : { \(cases) } } } } }")
        #expect(row.keys == 1)
        #expect(row.needsReview == 1)
        #expect(row.words == 2)
    }

    @Test("A key without words needs no translation")
    func withoutWords() async throws {
        let yes = "\"Yes\" : { \"localizations\" : { \"pt-BR\" : \(InlineTables.unit("Sim")) } }"
        let row = try await row("pt-BR", of: "\"\" : { }, \"%@ %lld\" : { }, \"100%\" : { }, \"Hi\" : { }, " + yes)
        #expect([row.translated, row.missing] == [4, 1])
    }

    @Test("In the source language, a key that is a text is complete; a manual identifier is not")
    func sourceLanguage() async throws {
        let row = try await row(
            "en", of: "\"Save changes\" : { }, \"home.title\" : { \"extractionState\" : \"manual\" }")
        #expect(row.isSource)
        #expect(row.translated == 1)
        #expect(row.missing == 1)
        #expect(row.words == 2)
    }

    @Test("In the source language, an identifier that begins like others lacks its text; a name does not")
    func untouchedIdentifiers() async throws {
        let title = "\"home.title\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Home")) } }"
        let row = try await row("en", of: "\(title), \"home.done\" : { }, \"node.js\" : { }, \"GitHub\" : { }")
        #expect([row.translated, row.missing] == [3, 1])
    }

    @Test("A duplicate key counts once, by its last entry")
    func doubledKey() async throws {
        let row = try await row(
            "pt-BR",
            of: """
                "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("Um")) } },
                "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("Um", "new")) } }
                """)
        #expect(row.keys == 1)
        #expect(row.new == 1)
    }

    @Test("A required language that the table lacks has a row with all keys missing")
    func requiredLanguage() async {
        let project = await TableLoader.load([InlineTables.catalog("\"Save\" : { }")])
        let statistics = await ProjectStatistics(of: project) { _ in LintSettings(requiredLanguages: ["en", "pt_BR"]) }
        #expect(statistics.rows.map(\.language) == ["en", "pt_BR"])
        #expect(statistics.rows.map(\.missing) == [0, 1])
    }

    @Test("A row of a legacy table has the path of the language's file")
    func legacyPaths() async {
        let project = await TableLoader.load([
            InlineTables.file("\"a.b\" = \"A\";", path: "en.lproj/Localizable.strings"),
            InlineTables.file("\"a.b\" = \"Á\";\n\"c.d\" = \"C\";", path: "pt-BR.lproj/Localizable.strings"),
        ])
        let rows = await ProjectStatistics(of: project).rows
        #expect(rows.map(\.path) == ["en.lproj/Localizable.strings", "pt-BR.lproj/Localizable.strings"])
        #expect(rows.map(\.keys) == [2, 2])
        #expect(rows.map(\.missing) == [1, 0])
    }

    @Test("Totals combine the tables by language")
    func totals() async {
        let entry = "\"Save\" : { \"localizations\" : { \"pt-BR\" : \(InlineTables.unit("Salvar")) } }"
        let statistics = await ProjectStatistics(
            of: await TableLoader.load([
                InlineTables.catalog(entry, path: "A.xcstrings"), InlineTables.catalog(entry, path: "B.xcstrings"),
            ]))
        #expect(statistics.tableCount == 2)
        #expect(statistics.totals.map(\.language) == ["en", "pt-BR"])
        #expect(statistics.totals.map(\.translated) == [2, 2])
    }

    @Test("Only the requested languages have rows, in the spelling of the table")
    func askedLanguages() async {
        let project = await TableLoader.load([
            InlineTables.catalog("\"Save\" : { \"localizations\" : { \"pt-BR\" : \(InlineTables.unit("Salvar")) } }")
        ])
        #expect(await ProjectStatistics(of: project, languages: ["pt_BR"]).rows.map(\.language) == ["pt-BR"])
    }

    @Test("Two spellings of one language have two rows; a text in either is not missing in the other")
    func twoSpellings() async {
        let project = await TableLoader.load([
            InlineTables.catalog(
                """
                "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("A")) } },
                "b" : { "localizations" : { "pt_BR" : \(InlineTables.unit("B")) } }
                """)
        ])
        let rows = await ProjectStatistics(of: project).rows.filter { !$0.isSource }
        #expect(rows.map(\.language) == ["pt-BR", "pt_BR"])
        #expect(rows.map(\.missing) == [0, 0])
    }

    @Test("Machine-translated texts and unknown states count as unreviewed")
    func unreviewed() async throws {
        let row = try await row(
            "pt-BR",
            of: """
                "a" : { "localizations" : { "pt-BR" : \(InlineTables.unit("A", "machine_translated")) } },
                "b" : { "localizations" : { "pt-BR" : \(InlineTables.unit("B", "checked")) } }
                """)
        #expect(row.needsReview == 2)
    }

    @Test("JSON has an object for each catalog and language")
    func json() async {
        let statistics = await ProjectStatistics(of: await TableLoader.load([InlineTables.catalog("\"Save\" : { }")]))
        #expect(
            statistics.json() == """
                {
                  "version": 1,
                  "catalogs": [
                    {
                      "path": "Localizable.xcstrings",
                      "language": "en",
                      "keys": 1,
                      "translated": 1,
                      "needs_review": 0,
                      "new": 0,
                      "stale": 0,
                      "missing": 0,
                      "to_translate": 0,
                      "untranslated": 0,
                      "excluded": 0,
                      "words": 1
                    }
                  ],
                  "skipped": []
                }

                """)
    }

    @Test("Files that could not be read are named in JSON and Markdown")
    func skipped() async throws {
        let statistics = await ProjectStatistics(of: await TableLoader.load([]))
        let file = SkippedFile(path: "L.xcstrings", position: TextPosition(line: 2, column: 3), reason: "broken")
        let skipped = try Document(Array(statistics.json(besides: [file]).utf8)).root["skipped"]?.elements.map { $0 }
            .first
        #expect(skipped?["path"]?.string == "L.xcstrings")
        #expect(skipped?["line"]?.integer == 2)
        #expect(
            statistics.markdown(besides: [file])
                .hasSuffix("\nNot counted, because it cannot be read: `L.xcstrings` (broken)\n"))
    }

    @Test("Markdown is a table with right-aligned numbers")
    func markdown() async {
        let statistics = await ProjectStatistics(of: await TableLoader.load([InlineTables.catalog("\"Save\" : { }")]))
        #expect(
            statistics.markdown() == """
                | Catalog | language | keys | translated | % | to translate | needs review | new | stale | missing | words |
                | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | `Localizable.xcstrings` | en | 1 | 1 | 100 | 0 | 0 | 0 | 0 | 0 | 1 |

                """)
    }
}
