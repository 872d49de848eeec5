import ArgumentParser
import CommandOutput
import FileSearch
import ProgramSupport
import Sessions
import TranslationFilling

/// The command that fills gaps.
struct Fill: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill",
        abstract: "Fill missing texts from translation memory, other files or a translation service.",
        discussion: """
            Fills texts that required languages lack, including all plural categories of each language; translated \
            texts are never changed. Each text is checked first: format specifiers, plural categories, glossary, \
            do-not-translate words, [fitloc:max N] and markup. Texts that fail a check are reported and skipped. \
            Filled texts are needs_review; go through them with `fitloc review`.

            memory: finished translations in the project, of the same text, of similar texts (--similarity) or of the \
            same key in another table. source: the source text. pseudo, pseudo-rtl: accented or right-to-left \
            pseudo-translations. strings:PATH: legacy tables. xliff:PATH: a translated .xliff or .xcloc. tmx:PATH: a \
            translation memory. command:CMD: a program that reads and prints JSON lines, started without a shell.

            openai: any server that implements OpenAI's chat API. anthropic, ollama: language models with their own \
            APIs. deepl, libretranslate: machine translation, with specifiers, markup and names protected. API keys \
            are read from OPENAI_API_KEY, ANTHROPIC_API_KEY, DEEPL_API_KEY, LIBRETRANSLATE_API_KEY and OLLAMA_API_KEY. \
            Set the address with --endpoint, or with OPENAI_BASE_URL and similar variables (OLLAMA_HOST).

            --estimate prints how much would be sent to a service; --dry-run does not send anything either. On a \
            terminal, the command asks before it sends more than \(FillConsent.threshold) characters. Answers of \
            services are stored outside the project at once, so that an interrupted run can be resumed.

            In a project with an app, texts of the App Store and Google Play are filled if their folder is named.

              fitloc fill --language pt-BR
              fitloc fill --from memory --from deepl --estimate
              fitloc fill --from memory --from openai --model gpt-4o-mini --budget "50 requests"
              fitloc fill --from ollama --model gemma3 --match "settings.*"
              fitloc fill --from pseudo --language en-XA
              fitloc fill fastlane/metadata --language de-DE --from deepl
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var languages: LanguageOptions
    @OptionGroup var fill: FillOptions

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; send and write nothing.")
    var dryRun = false

    @OptionGroup var format: FormatOptions<TextOrJSON>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let workspace = try await console.load(
            input.paths, endings: FileFinder.tableEndings, needsNamedPages: true, writes: !dryRun && !fill.isEstimate)
        try workspace.requireRegistered(languages.tags)
        if !output.isQuiet { try console.note(workspace.remarksOnPages) }
        let tags = workspace.meant(by: languages.tags)
        try console.note(workspace.doubts(about: tags))
        let session = try FillSession(workspace, fill.settings, languages: tags)
        let plans = try await session.plans(isCarriedOut: !dryRun && !fill.isEstimate)
        if fill.isEstimate {
            try console.write(EstimateText(plans).printed(as: format.chosen))
            return try console.finish()
        }
        let result: FillResult
        if dryRun {
            result = FillResult(plans.map { $0.resultWithoutServices() })
            if format.chosen == .text { try session.show(result, on: &console, output.patchStyler) }
        } else {
            let filled = try await session.carryOut(plans, styler: output.errorStyler, console: &console)
            result = try await session.write(filled, to: &console)
        }
        try report(result, to: &console)
        try await session.reportFailures(of: result, to: &console)
        try console.finish()
    }

    private func report(_ result: FillResult, to console: inout Console) throws {
        guard format.chosen == .text else { return try console.write(result.json) }
        let report = FillReport(result, isForReview: fill.isForReview)
        if !dryRun, !output.isQuiet { try console.write(report.filled) }
        try console.flush()
        try console.note(report.left + EstimateText(result.estimates).unsent)
        let hadNoGaps = result.filled.isEmpty && result.left.isEmpty
        // If a table could not be written, its error says so.
        if output.isQuiet || (hadNoGaps && !console.isFine) { return }
        if !dryRun { return try console.write(report.summary) }
        // Standard output has only the diff. If the diff is empty, a note says so.
        if hadNoGaps { try console.note(report.summary.dropLast().description) }
    }
}
