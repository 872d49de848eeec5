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

    @Test("Keys are in file order, languages with the source language first")
    func order() async throws {
        let listing = try #require(try await list().first)
        #expect(listing.languages == ["en", "pt-BR"])
        #expect(listing.keys.map(\.key) == ["home.days", "home.title", "Save", "tab.home"])
        #expect(listing.keys.map(\.isStale) == [false, false, true, false])
    }

    @Test("Plural cases are in the order of CLDR, whatever the order in the file")
    func partOrder() async throws {
        let key = try #require(try await list().first?.keys.first)
        #expect(key.parts(in: key.languages).map(\.description) == ["plural.one", "plural.other"])
    }

    @Test("A pattern must match the whole key; its star matches dots")
    func pattern() async throws {
        #expect(try await keys { $0.pattern = try GlobPattern("home*", over: .text) } == ["home.days", "home.title"])
        #expect(try await keys { $0.pattern = try GlobPattern("home", over: .text) }.isEmpty)
    }

    @Test("A search covers keys, values and comments, ignoring case and accents")
    func search() async throws {
        #expect(try await keys { $0.search = FoldedSearch("inicio") } == ["home.title"])
        #expect(try await keys { $0.search = FoldedSearch("TAB.") } == ["tab.home"])
        #expect(try await keys { $0.search = FoldedSearch("streak") } == ["home.days"])
    }

    @Test("An explanation in qqq is the comment, and qqq is no language to translate into")
    func explanation() async throws {
        let project = await TableLoader.load([
            .init(path: "en.lproj/App.strings", bytes: Array("/* Old */ \"home\" = \"Home\"; \"end\" = \"End\";".utf8)),
            .init(path: "qqq.lproj/App.strings", bytes: Array("\"home\" = \"Title of the first tab\";".utf8)),
        ])
        let listing = try #require(Listing.all(of: project, languages: nil, filter: ListingFilter()).first)
        #expect(listing.keys.map(\.comment) == ["Title of the first tab", nil])
        #expect(listing.languages == ["en"])
    }

    @Test("Missing keys are those to translate into one of the languages; stale ones do not count")
    func missing() async throws {
        #expect(try await keys { $0.missing = ["pt_BR"] } == ["tab.home"])
        #expect(try await keys { $0.missing = ["fr"] } == ["home.days", "home.title", "tab.home"])
    }

    @Test("A state selects keys with any text in it, and `stale` selects stale keys")
    func state() async throws {
        #expect(try await keys { $0.state = .needsReview } == ["home.days"])
        #expect(try await keys { $0.state = .stale } == ["Save"])
        #expect(try await list(languages: ["en"]) { $0.state = .needsReview }.allSatisfy(\.keys.isEmpty))
    }

    @Test("The searched language is next to the source language")
    func prominentLanguage() async throws {
        #expect(try await list { $0.missing = ["fr"] }.first?.languages == ["en", "fr", "pt-BR"])
    }

    @Test("JSON contains each text with its language, part and state")
    func json() async throws {
        let listings = try await list { $0.pattern = try GlobPattern("home.days", over: .text) }
        let key = try #require(try JSONValue(parsing: ListingJSON.rendered(listings))["keys"]?.elements.first)
        #expect(key["comment"] == .string("Streak"))
        #expect(key["texts"]?.elements.count == 4)
        #expect(
            key["texts"]?.elements.first
                == .object([
                    "language": .string("en"), "part": .string("plural.other"), "text": .string("%lld days"),
                    "state": .string("translated"),
                ]))
    }

    @Test("In a pipe, each key is one line: parts in one cell, line breaks and tabs escaped")
    func lines() async throws {
        #expect(
            ListingTSV.rendered(try await list()).split(separator: "\n") == [
                "key\tpath\ten\tpt-BR",
                "home.days\tLocalizable.xcstrings\tplural.other=%lld days; plural.one=%lld day\tplural.one=%lld dia; plural.other=%lld dias",
                "home.title\tLocalizable.xcstrings\tHome\tInício",
                "Save\tLocalizable.xcstrings\tSave\t",
                "tab.home\tLocalizable.xcstrings\t=1+1, \"x\"\t",
            ])
        let project = await TableLoader.load([
            InlineTables.catalog(#""a\tb" : { "localizations" : { "en" : \#(InlineTables.unit(#"x\ny"#)) } }"#)
        ])
        #expect(ListingTSV.rendered(Listing.all(of: project)).hasSuffix("\na\\tb\tLocalizable.xcstrings\tx\\ny\n"))
    }

    @Test("Without matching keys, the heading is still printed with the languages")
    func headings() async throws {
        let listings = try await list { $0.search = FoldedSearch("nowhere") }
        #expect(ListingCSV.rendered(listings) == "key,part,path,comment,en,pt-BR\r\n")
        #expect(ListingTSV.rendered(listings) == "key\tpath\ten\tpt-BR\n")
    }

    @Test("CSV has a row for each text, quotes cells if necessary, and disarms formulas")
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
