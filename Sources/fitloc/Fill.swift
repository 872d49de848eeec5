import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that fills gaps.
struct Fill: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fill missing texts from the memory, other files, or a translation service.",
        discussion: """
            Filled is what a required language lacks, plurals with all categories that the language needs; what is \
            translated is never touched. Each text is checked before it is taken: specifiers, plural categories, \
            glossary, do-not-translate words, [fitloc:max N], markup. What fails is said and left. What is filled is \
            needs_review: `fitloc review` goes through it.

            memory: the project's finished translations of the same text, of nearly the same (--similarity), of the \
            same key elsewhere. source: the source text. pseudo, pseudo-rtl: accented or right-to-left \
            pseudo-translations. strings:PATH: legacy tables. xliff:PATH: a file that came back from translators, .xcloc \
            too. command:CMD: a program that reads and prints JSON lines, started without a shell.

            openai: any server with OpenAI's chat interface. anthropic, ollama: language models by their own. deepl, \
            libretranslate: machine translation, with specifiers, markup and names marked as fixed. Keys come from \
            OPENAI_API_KEY, ANTHROPIC_API_KEY, DEEPL_API_KEY, LIBRETRANSLATE_API_KEY, OLLAMA_API_KEY; another address \
            from --endpoint or OPENAI_BASE_URL and the like (OLLAMA_HOST).

            --estimate says what a service would be asked for; --dry-run sends nothing either. On a terminal, more than \
            \(FillConsent.threshold) characters are asked about first. What services answer is kept outside the project \
            at once, so that a run that was interrupted goes on where it stopped.

              fitloc fill --language pt-BR
              fitloc fill --from memory --from deepl --estimate
              fitloc fill --from memory --from openai --model gpt-4o-mini --budget "50 requests"
              fitloc fill --from ollama --model gemma3 --match "settings.*"
              fitloc fill --from pseudo --language en-XA
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var languages: LanguageOptions
    @OptionGroup var fill: FillOptions

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; ask no service, write nothing.")
    var dryRun = false

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format: TextOrJSON = .text

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        try languages.requireRegistered()
        let workspace = try await console.load(input.paths)
        try console.note(workspace.doubts(about: languages.tags))
        let session = try FillSession(workspace, fill, languages: languages.tags)
        let plans = try await session.plans(isCarriedOut: !dryRun && !fill.isEstimate)
        if fill.isEstimate {
            try console.write(EstimateText(plans).printed(as: format))
            return try console.finish()
        }
        let result: FillResult
        if dryRun {
            result = FillResult(plans.map { $0.resultWithoutServices() })
            if format == .text { try session.show(result, on: &console, output.patchStyler) }
        } else {
            let filled = try await session.carryOut(plans, styler: output.errorStyler, console: &console)
            result = try await session.write(filled, to: &console)
        }
        try report(result, to: &console)
        try await session.reportFailures(of: result, to: &console)
        try console.finish()
    }

    private func report(_ result: FillResult, to console: inout Console) throws {
        guard format == .text else { return try console.write(result.json) }
        let report = FillReport(result, isForReview: fill.isForReview)
        if !dryRun { try console.write(report.filled) }
        try console.flush()
        try console.note(report.left + EstimateText(result.estimates).unsent)
        if output.isQuiet { return }
        if !dryRun { return try console.write(report.summary) }
        // Standard output has only the diff. If the diff is empty, a note says so.
        if result.filled.isEmpty, result.left.isEmpty { try console.note(report.summary.dropLast().description) }
    }
}
