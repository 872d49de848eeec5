import CatalogCore
@testable import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("Arguments that need no inspection")
struct PlainSpecifiersTests {
    @Test("The inspection finds nothing in an entry whose texts take the same plain arguments")
    func nothingFound() async throws {
        var projects = RuleSet.standard.descriptions
            .flatMap { ($0.failing + $0.passing).map { MarkedExample($0).sources } }
        projects += try Corpus.sample(of: Corpus.distinctCatalogs(), below: 100_000, thorough: 500_000).map { file in
            [TableLoader.Source(path: "Localizable.xcstrings", bytes: file.bytes)]
        }
        var count = 0
        for project in projects {
            for table in await TableLoader.load(project).tables {
                let context = TableContext(table, settings: LintSettings())
                table.forEachEntry(in: 0..<table.entryCount) { entry in
                    let entry = EntryContext(entry, in: context)
                    guard entry.entry.traits.contains(.percent), PlainSpecifiers.agree(in: entry) else { return }
                    count += 1
                    #expect(ArgumentInspection.inspectedDefects(of: entry).isEmpty, "\(entry.key)")
                }
            }
        }
        #expect(count > 200, "most entries with arguments need no inspection")
    }

    @Test(
        "A plural form may omit the only argument",
        arguments: [
            (one: "One day", other: "%lld days", isPlain: true), (one: "%lld day", other: "%lld days", isPlain: true),
            (one: "One day of %@", other: "%lld days of %@", isPlain: false),
            (one: "One day", other: "%1$lld days of %2$@", isPlain: false),
            (one: "％lld day", other: "%lld days", isPlain: false),
        ]
    )
    func omittedArgument(one: String, other: String, isPlain: Bool) throws {
        for languages in [["en", "de"], ["en", "qqq"]] {
            #expect(try isPlain == agree(one, other, in: languages), "\(one), \(other) in \(languages)")
        }
    }

    @Test("A text without arguments beside a source with one needs the inspection, unless it is a plural form")
    func omittedOutsidePlural() throws {
        let localizations = #"{ "de" : \#(unit("Tage")) }"#
        #expect(
            try !agree(
                #"{ "sourceLanguage" : "en", "strings" : { "%lld days" : { "localizations" : \#(localizations) } } }"#))
    }

    private func agree(_ one: String, _ other: String, in languages: [String]) throws -> Bool {
        let plural =
            #"{ "variations" : { "plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) } } }"#
        let localizations = languages.map { "\"\($0)\" : \(plural)" }.joined(separator: ", ")
        return try agree(
            #"{ "sourceLanguage" : "en", "strings" : { "days" : { "localizations" : { \#(localizations) } } } }"#)
    }

    private func unit(_ text: String) -> String {
        #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }

    private func agree(_ catalog: String) throws -> Bool {
        let catalog = try Catalog(Array(catalog.utf8), path: "Localizable.xcstrings")
        let context = TableContext(catalog, settings: LintSettings())
        return PlainSpecifiers.agree(in: EntryContext(catalog.entry(at: 0), in: context))
    }
}
