import ArgumentParser
import CatalogReports
import CommandOutput
import ProgramSupport

/// The command that counts keys, states and words.
struct Stats: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Count keys, states and words of each catalog and language.",
        discussion: """
            A plural set counts as one key, with the state of its least finished text. Every key is translated, needs \
            review, new, stale, missing, untranslated (a sentence that is the same as its source) or excluded (not to \
            be translated). Percentages refer to keys that are neither stale nor excluded. In the source language, a \
            key without a text is its own text. Words are counted in the texts of the language; each Chinese or \
            Japanese character counts as one word.

              fitloc stats
              fitloc stats --language pt-BR,de
              fitloc stats --format markdown >> "$GITHUB_STEP_SUMMARY"
            """)

    @OptionGroup var input: InputOptions

    @OptionGroup var languages: LanguageOptions

    @Option(help: ArgumentHelp("The output format: text, markdown or json.", valueName: "format"))
    var format: Format = .text

    @OptionGroup var output: OutputOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, json
    }

    func run() async throws {
        var console = Console()
        let workspace = try await console.load(input.paths)
        let tags = workspace.meant(by: languages.tags)
        try workspace.requireLanguages(tags)
        let statistics = await ProjectStatistics(
            of: workspace.project, languages: tags, settings: workspace.lintSettings(requiring: nil))
        switch format {
        case .text:
            // “Nothing to count” would be untrue of files that were not read.
            guard workspace.unread.isEmpty || !statistics.rows.isEmpty else { break }
            try console.write(StatisticsTable(statistics).text(width: output.width, styler: output.styler))
        case .markdown: try console.write(statistics.markdown(besides: workspace.unread))
        case .json: try console.write(statistics.json(besides: workspace.unread))
        }
        try console.finish()
    }
}
