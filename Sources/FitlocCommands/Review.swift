import AccessorGenerator
import ArgumentParser
import CatalogEditing
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions
import StringTables
import Workspaces

/// The command that steps through unreviewed texts.
struct Review: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Review texts one after another: accept, edit or skip.",
        discussion: """
            Shows texts in state needs_review or machine_translated. Each answer is written at once, so that you can \
            stop at any time; b goes back and undoes the last answer. In a git repository, the earlier source text and \
            translation are shown. For texts that `fitloc fill` wrote on this machine, their origin is shown; filter \
            by it with --from. The command needs a terminal, unless --accept is given.

              fitloc review --language pt-BR
              fitloc review --from memory --accept
              fitloc review --accept --format json
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var languages: LanguageOptions

    @Option(
        help: ArgumentHelp(
            "Only include keys that match this pattern; * matches any characters, including dots.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        help: ArgumentHelp(
            "Only show texts that fitloc fill took from this source: memory, openai, strings, command, …",
            valueName: "source"),
        completion: .list(FillSourceName.kinds))
    var from: String?

    @Flag(help: "Accept all texts that would be shown, without asking.")
    var accept = false

    @Flag(name: .dryRun, help: "Print a unified diff of the answers at the end; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    private var keyMatch: KeyMatch {
        var result = KeyMatch()
        result.pattern = match.map(GlobPattern.init(key:))
        return result
    }

    func validate() throws {
        if answer.isReport, !accept { throw ValidationError("--format json requires --accept.") }
    }

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginReport(isDryRun: dryRun) }
        let workspace = try await console.load(input.paths, writes: !dryRun)
        try workspace.requireLanguages(workspace.meant(by: languages.tags))
        let origins = try FilledOrigins(of: workspace)
        let queue = try queue(in: workspace, origins)
        if queue.items.isEmpty {
            if console.isFine, !console.isReporting { try console.write("\(Texts.Review.nothing)\n") }
        } else if accept {
            try ReviewAcceptance(workspace, output.settings, isDryRun: dryRun).accept(queue, console: &console)
        } else {
            let dialogue = try ReviewDialogue(workspace, origins, output.settings, isDryRun: dryRun)
            let paths = Swift.Set(queue.items.map(\.path))
            let histories = await workspace.histories(of: workspace.project.tables.filter { paths.contains($0.path) })
            let end = try dialogue.goThrough(self.queue(in: workspace, origins, histories: histories.found))
            if dryRun { try console.show(end.text, output.patchStyler) } else { try console.write(end.text) }
            if !end.isWritten { console.end(with: .failure) }
        }
        try console.finish()
    }

    private func queue(
        in workspace: Workspace, _ origins: FilledOrigins, histories: [String: any TableHistory] = [:]
    ) throws -> ReviewQueue {
        let queue = ReviewQueue(
            workspace.project.tables, languages: workspace.meant(by: languages.tags), match: keyMatch,
            histories: histories, settings: workspace.lintSettings(requiring: nil))
        return from.map { origins.texts(of: queue, from: $0) } ?? queue
    }
}
