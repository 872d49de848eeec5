import CatalogRuntime
import FileSearch
import StringTables
import TestSupport
import Testing

@testable import CatalogReports

@Suite("Lists of keys")
struct ListingTests {
    private static let entries = """
        "home.days" : { "comment" : "Streak", "localizations" : {
          "en" : { "variations" : { "plural" : { "other" : \(InlineTables.unit("%lld days")), "one" : \(InlineTables.unit("%lld day")) } } },
          "pt-BR" : { "variations" : { "plural" : { "one" : \(InlineTables.unit("%lld dia", "needs_review")), "other" : \(InlineTables.unit("%lld dias")) } } } } },
        "home.title" : { "localizations" : { "en" : \(InlineTables.unit("Home")), "pt-BR" : \(InlineTables.unit("Início")) } },
        "Save" : { "extractionState" : "stale" },
        "tab.home" : { "localizations" : { "en" : \(InlineTables.unit("=1+1, \\\"x\\\"")) } }
        """

    private func list(
        languages: [LanguageTag]? = nil, _ change: (inout ListingFilter) throws -> Void = { _ in }
    ) async throws -> [Listing] {
        var filter = ListingFilter()
        try change(&filter)
        let project = await TableLoader.load([InlineTables.catalog(Self.entries)])
        return Listing.all(of: project, languages: languages, filter: filter)
    }

    private func keys(_ change: (inout ListingFilter) throws -> Void) async throws -> [String] {
        try await list(change).flatMap(\.keys).map(\.key)
    }

    @Test("Keys come in the order of the file, languages with the source first")
    func order() async throws {
        let listing = try #require(try await list().first)
        #expect(listing.languages == ["en", "pt-BR"])
        #expect(listing.keys.map(\.key) == ["home.days", "home.title", "Save", "tab.home"])
        #expect(listing.keys.map(\.isStale) == [false, false, true, false])
    }

    @Test("Plural cases stand in the order of CLDR, whatever that of the files")
    func partOrder() async throws {
        let key = try #require(try await list().first?.keys.first)
        #expect(key.parts(in: key.languages).map(\.description) == ["plural.one", "plural.other"])
    }

    @Test("A pattern is held against the whole key; its star takes dots")
    func pattern() async throws {
        #expect(try await keys { $0.pattern = try GlobPattern("home*", over: .text) } == ["home.days", "home.title"])
        #expect(try await keys { $0.pattern = try GlobPattern("home", over: .text) }.isEmpty)
    }

    @Test("A search looks at keys, values and comments, whatever their case and accents")
    func search() async throws {
        #expect(try await keys { $0.search = FoldedSearch("inicio") } == ["home.title"])
        #expect(try await keys { $0.search = FoldedSearch("TAB.") } == ["tab.home"])
        #expect(try await keys { $0.search = FoldedSearch("streak") } == ["home.days"])
    }

    @Test("Keys are missing in a language as the rule has it: stale ones are not")
    func missing() async throws {
        #expect(try await keys { $0.missing = "pt_BR" } == ["tab.home"])
        #expect(try await keys { $0.missing = "fr" } == ["home.days", "home.title", "tab.home"])
    }

    @Test("A state takes keys with any text in it, and stale keys for stale")
    func state() async throws {
        #expect(try await keys { $0.state = .needsReview } == ["home.days"])
        #expect(try await keys { $0.state = .stale } == ["Save"])
        #expect(try await list(languages: ["en"]) { $0.state = .needsReview }.isEmpty)
    }

    @Test("A language in which keys are sought stands beside the source language")
    func prominentLanguage() async throws {
        #expect(try await list { $0.missing = "fr" }.first?.languages == ["en", "fr", "pt-BR"])
    }

    @Test("JSON names the parts of a text by language and way")
    func json() async throws {
        let listings = try await list { $0.pattern = try GlobPattern("home.days", over: .text) }
        #expect(
            ListingJSON.rendered(listings) == """
                {
                  "version": 1,
                  "keys": [
                    {
                      "key": "home.days",
                      "path": "Localizable.xcstrings",
                      "comment": "Streak",
                      "state": {
                        "en.plural.other": "translated",
                        "en.plural.one": "translated",
                        "pt-BR.plural.one": "needs_review",
                        "pt-BR.plural.other": "translated"
                      },
                      "values": {
                        "en.plural.other": "%lld days",
                        "en.plural.one": "%lld day",
                        "pt-BR.plural.one": "%lld dia",
                        "pt-BR.plural.other": "%lld dias"
                      }
                    }
                  ]
                }

                """)
    }

    @Test("CSV has a row a text, quotes what needs it, and leaves spreadsheets no formula")
    func csv() async throws {
        #expect(
            ListingCSV.rendered(try await list()).split(separator: "\r\n") == [
                "key,part,path,comment,en,pt-BR",
                "home.days,plural.one,Localizable.xcstrings,Streak,%lld day,%lld dia",
                "home.days,plural.other,Localizable.xcstrings,Streak,%lld days,%lld dias",
                "home.title,,Localizable.xcstrings,,Home,Início",
                "Save,,Localizable.xcstrings,,Save,",
                #"tab.home,,Localizable.xcstrings,,"'=1+1, ""x""","#,
            ])
    }
}
