import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that lists keys and values.
struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List keys and values, one language beside another.",
        discussion: """
            A terminal shows as many languages as fit, the source language first; --language chooses. Into a pipe or a \
            file goes one line a key, its columns divided by tabs: key, path and the languages; line breaks are \
            written \\n. In csv, which is for spreadsheets, a text that begins with = + - or @ gets an apostrophe in \
            front, so that none is taken for a formula.

              fitloc list --match 'home.*'
              fitloc list --missing pt-BR
              fitloc list --search welcome --language en
              fitloc list --search "sign in" | cut -f 1
              fitloc list --format csv > texts.csv
            """)

    @OptionGroup var input: InputOptions

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var selection: ListingOptions

    @Option(help: ArgumentHelp("text, json or csv.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var output: OutputOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, csv
    }

    func run() async throws {
        var console = Console()
        let workspace = try await console.load(input.paths)
        try workspace.requireLanguages((languages.tags ?? []) + [selection.missingLanguage].compactMap { $0 })
        let listings = Listing.all(
            of: workspace.project, languages: languages.tags, filter: try selection.filter,
            settings: workspace.lintSettings(requiring: nil))
        switch format {
        case .text where !output.isTerminal: try console.write(ListingTSV.rendered(listings))
        case .text: try console.write(table(of: listings).text())
        case .json: try console.write(ListingJSON.rendered(listings))
        case .csv: try console.write(ListingCSV.rendered(listings))
        }
        try console.finish()
    }

    private func table(of listings: [Listing]) -> ListingTable {
        ListingTable(
            listings, width: output.width, styler: output.styler, choosesLanguages: languages.tags == nil)
    }
}
