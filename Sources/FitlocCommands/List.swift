import ArgumentParser
import CatalogReports
import CommandOutput
import ProgramSupport

/// The command that lists keys and values.
struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List keys and their texts side by side in several languages.",
        discussion: """
            On a terminal, as many languages are shown as fit, the source language first; choose others with \
            --language. In a pipe or file, each key is one line with columns separated by tabs: key, path and the \
            languages. Tabs, line breaks and invisible characters are written as \\t, \\n and \\u{…}, a backslash as \\\\. \
            The first column, with or without its heading, is a list of keys for fitloc remove. In csv, a text that \
            begins with = + - or @ gets a leading apostrophe, so that spreadsheets do not run it as a formula.

              fitloc list --match 'home.*'
              fitloc list --missing pt-BR
              fitloc list --search welcome --language en
              fitloc list --search "sign in" | cut -f 1
              fitloc list --match 'old.*' | cut -f 1 | fitloc remove -
              fitloc list --format csv > texts.csv
            """)

    @OptionGroup var input: InputOptions

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var selection: ListingOptions

    @Option(help: ArgumentHelp("The output format: text, json or csv.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var output: OutputOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, csv
    }

    func run() async throws {
        var console = Console()
        let workspace = try await console.load(input.paths)
        let tags = workspace.meant(by: languages.tags)
        try workspace.requireLanguages((tags ?? []) + selection.missingLanguages)
        var filter = try selection.filter
        filter.missing = workspace.meant(by: filter.missing) ?? []
        let listings = Listing.all(
            of: workspace.project, languages: tags, filter: filter,
            settings: workspace.lintSettings(requiring: nil))
        switch format {
        case .text where !output.isTerminal: try console.write(ListingTSV.rendered(listings))
        case .text: try console.write(table(of: listings).text())
        case .json: try console.write(ListingJSON.rendered(listings))
        case .csv: try console.write(readable: Array(ListingCSV.rendered(listings).utf8))
        }
        try console.finish()
    }

    private func table(of listings: [Listing]) -> ListingTable {
        ListingTable(
            listings, width: output.width, styler: output.styler, choosesLanguages: languages.tags == nil)
    }
}
