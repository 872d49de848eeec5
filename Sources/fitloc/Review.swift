import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that steps through unreviewed texts.
struct Review: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look at one unreviewed text after another: accept, edit, skip.",
        discussion: """
            Shown are texts in state needs_review or machine_translated. Each answer is written at once, so that \
            whatever was done stays done when you stop; b goes back and takes the last answer with it. In a git \
            repository it says what source and translation were before. Of texts that `fitloc fill` wrote on this machine it says where \
            they came from, and --from shows those of one source. Needs a terminal; --accept does not: it accepts all \
            that it would show, as they are.

              fitloc review --language pt-BR
              fitloc review --from memory --accept
              fitloc review --accept --format json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var languages: LanguageOptions

    @Option(
        help: ArgumentHelp("Only keys that match; * takes any characters, dots too.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        help: ArgumentHelp(
            "Only texts that fill took from here: memory, openai, strings, command, …", valueName: "source"),
        completion: .list(FillSourceName.kinds))
    var from: String?

    @Flag(help: "Accept all of them without asking.")
    var accept = false

    @Flag(name: .dryRun, help: "Print a unified diff of the answers at the end; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    private var keyMatch: KeyMatch {
        get throws {
            var result = KeyMatch()
            result.pattern = try match.map(KeyPattern.parse)
            return result
        }
    }

    func validate() throws {
        _ = try keyMatch
        if answer.isReport, !accept { throw ValidationError("--format json says what --accept did; give both.") }
    }

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginReport(isDryRun: dryRun) }
        let workspace = try await console.load(input.paths)
        try workspace.requireLanguages(languages.tags)
        let origins = try FilledOrigins(of: workspace)
        let queue = try queue(in: workspace, origins)
        if queue.items.isEmpty {
            if console.isFine, !console.isReporting { try console.write("\(Texts.Review.nothing)\n") }
        } else if accept {
            try ReviewAcceptance(workspace, output, isDryRun: dryRun).accept(queue, console: &console)
        } else {
            let dialogue = try ReviewDialogue(workspace, origins, output, isDryRun: dryRun)
            let paths = Swift.Set(queue.items.map(\.path))
            let histories = await workspace.histories(of: workspace.project.tables.filter { paths.contains($0.path) })
            let answers = try dialogue.goThrough(self.queue(in: workspace, origins, histories: histories.found))
            if dryRun { try console.show(answers, output.patchStyler) } else { try console.write(answers) }
        }
        try console.finish()
    }

    private func queue(
        in workspace: Workspace, _ origins: FilledOrigins, histories: [String: any TableHistory] = [:]
    ) throws -> ReviewQueue {
        let queue = ReviewQueue(
            workspace.project.tables, languages: languages.tags, match: try keyMatch, histories: histories,
            settings: workspace.lintSettings(requiring: nil))
        return from.map { origins.texts(of: queue, from: $0) } ?? queue
    }
}
