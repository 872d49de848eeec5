import ArgumentParser
import CatalogReports
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport

/// The command that lists keys and values.
struct List: AsyncParsableCommand, CommandWithOptionalValues {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List keys and their texts side by side in several languages.",
        discussion: """
            On a terminal, as many languages are shown as fit, the source language first; choose others with \
            --language. In a pipe or file, each key is one line with columns separated by tabs: key, path and the \
            languages. Tabs, line breaks and invisible characters are written as \\t, \\n and \\u{…}, a backslash as \\\\. \
            The first column, with or without its heading, is a list of keys for fitloc remove. In csv, a text that \
            begins with = + - or @ gets a leading apostrophe, so that spreadsheets do not run it as a formula.

            An argument that is no path is searched for, as with --search; with a *, it is a pattern of keys, as with \
            --match. If the search or the pattern finds no key, the exit status is 1.

              fitloc list 'home.*'
              fitloc list "sign in" --language en
              fitloc list --missing
              fitloc list --missing pt-BR,de
              fitloc list --search welcome Settings.xcstrings
              fitloc list --duplicates
              fitloc list --match 'old.*' | cut -f 1 | fitloc remove -
              fitloc list --format csv > texts.csv
            """)

    @Argument(
        help: ArgumentHelp(
            "Files and folders, or words or a key pattern to search for; - for standard input.", valueName: "path"),
        completion: .offers(.inputs))
    var path: [String] = []

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var selection: ListingOptions

    @OptionGroup var format: FormatOptions<Format>

    @OptionGroup var pager: PagerOptions
    @OptionGroup var output: OutputOptions

    enum Format: String, OutputFormat {
        case text, json, csv
    }

    static func completed(_ words: [String]) -> [String] { ListingOptions.completed(words) }

    func validate() throws { try selection.check(SearchArguments(path)) }

    func run() async throws {
        var console = Console(pagedBy: pager.program)
        let search = SearchArguments(path)
        let workspace = try await console.load(search.paths, endings: FileFinder.tableEndings)
        let tags = workspace.meant(by: languages.tags)
        try workspace.requireLanguages((tags ?? []) + selection.missingLanguages)
        var filter = selection.filter(search)
        filter.missing = workspace.meant(by: filter.missing) ?? []
        let listings = Listing.all(
            of: workspace.project, languages: tags, filter: filter,
            settings: workspace.lintSettings(requiring: nil))
        let all = listings.reduce(0) { $0 + $1.keys.count }
        let shown = selection.limit.map { Listing.limited(listings, to: $0) } ?? listings
        switch format.chosen {
        case .text where !output.isTerminal: try console.write(ListingTSV.rendered(shown))
        case .text: try console.write(table(of: shown).text())
        case .json: try console.write(ListingJSON.rendered(shown))
        case .csv: try console.write(readable: Array(ListingCSV.rendered(shown).utf8))
        }
        let more = all - shown.reduce(0) { $0 + $1.keys.count }
        if more > 0, !output.isQuiet { try console.note([Texts.Words.more(count: more).resolved]) }
        if selection.searches(search), listings.allSatisfy(\.keys.isEmpty) { console.end(with: .findings) }
        try console.finish()
    }

    private func table(of listings: [Listing]) -> ListingTable {
        ListingTable(
            listings, width: output.width, styler: output.styler, choosesLanguages: languages.tags == nil)
    }
}
