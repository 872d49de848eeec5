import ArgumentParser
import CatalogCore
import CatalogReports
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Workspaces

/// The command that counts keys, states and words.
struct Stats: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Count keys, states and words of each catalog and language.",
        discussion: """
            A plural set counts as one key, with the state of its least finished text. Every key is translated, needs \
            review, new, stale, missing, untranslated (a sentence that is the same as its source) or excluded (not to \
            be translated). Percentages refer to keys that are neither stale nor excluded. In the source language, a \
            key without a text is its own text. A language that you name counts in every catalog; without one, each \
            catalog counts in its own and the required languages. Words are counted in the texts of the language; \
            each Chinese or Japanese character counts as one word.

              fitloc stats
              fitloc stats --total
              fitloc stats --language pt-BR,de
              fitloc stats --format markdown >> "$GITHUB_STEP_SUMMARY"
            """)

    @OptionGroup var input: InputOptions

    @OptionGroup var languages: LanguageOptions

    @Flag(help: "Only print the totals of each language.")
    var total = false

    @Option(
        name: .customLong("fail-under"),
        help: ArgumentHelp(
            "Exit with status 1 if fewer per cent of a language's keys are translated: 95, or de=95 for one language; "
                + "repeatable and comma-separated. Default: the configuration's coverage.", valueName: "percent"),
        completion: .offers(.anything),
        transform: Stats.demand)
    var failUnder: [CoverageDemand] = []

    @OptionGroup var format: FormatOptions<Format>

    @OptionGroup var pager: PagerOptions
    @OptionGroup var output: OutputOptions

    enum Format: String, OutputFormat {
        case text, markdown, json
    }

    func run() async throws {
        var console = Console(pagedBy: pager.program)
        let workspace = try await console.load(input.paths, endings: FileFinder.tableEndings)
        let tags = workspace.meant(by: languages.tags)
        try workspace.requireLanguages((tags ?? []) + failUnder.flatMap(\.namedLanguages))
        let whole = await ProjectStatistics(
            of: workspace.project, languages: tags, settings: workspace.lintSettings(requiring: nil))
        let statistics = total ? whole.withoutTables : whole
        switch format.chosen {
        case .text:
            // “Nothing to count” would be untrue of files that were not read.
            guard workspace.unread.isEmpty || !statistics.rows.isEmpty else { break }
            try console.write(StatisticsTable(statistics).text(width: output.width, styler: output.styler))
        case .markdown: try console.write(statistics.markdown(besides: workspace.unread))
        case .json: try console.write(statistics.json(besides: workspace.unread))
        }
        var demand = workspace.coverage
        for given in failUnder { demand.add(given) }
        let low = whole.totals.filter { row in
            guard !row.isSource, let percent = row.percent, let least = demand.least(of: row.language) else {
                return false
            }
            return percent < least
        }
        for row in low {
            let sentence = Texts.Stats.below(
                language: row.language.spelling, percent: row.percent ?? 0, least: demand.least(of: row.language) ?? 0)
            try console.note([sentence.resolved])
        }
        if !low.isEmpty { console.end(with: .findings) }
        try console.finish()
    }

    private static func demand(_ argument: String) throws -> CoverageDemand {
        guard let demand = CoverageDemand(argument) else {
            throw ValidationError(
                "“\(VisibleText.shown(argument))” is not a number from 0 to 100, or a language with one, such as de=95."
            )
        }
        return demand
    }
}
