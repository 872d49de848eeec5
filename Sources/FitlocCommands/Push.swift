import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions
import Workspaces

/// The command that hands texts over to a translation service.
struct Push: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push",
        abstract: "Send texts to a translation service with a program of your own.",
        discussion: """
            Exports texts to a temporary folder, and starts the program that .fitloc.yml names under service, or \
            --command. The program gets the word push as its last argument, and a line for each file on standard input. \
            It reads credentials from the environment; .fitloc.yml must not have any. A program of .fitloc.yml needs \
            `fitloc trust` once.

            First, the program fetches what the service has. If a translator changed a text that the project lacks, \
            nothing is sent: run `fitloc pull` first. --force sends anyway, and skips this check.

            The texts that were sent are recorded outside of the project, so that `fitloc pull` can tell what a \
            translator changed from what the project changed.

              fitloc push
              fitloc push --language de,fr --missing
              fitloc push --dry-run
              fitloc push --command "./scripts/weblate --project app" --file-format po
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var language: LanguageOptions
    @OptionGroup var service: ServiceOptions
    @OptionGroup var selected: ExportChoiceOptions

    @Flag(help: "Send without looking for texts of the service that the project lacks.")
    var force = false

    @Flag(name: .dryRun, help: "Print what would be sent; start no program.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let workspace = try await Workspace.load(input.paths)
        try workspace.requireRegistered(language.tags)
        let languages = workspace.meant(by: language.tags)?.map(\.canonical)
        try console.reportUnreadable(in: workspace, exporting: languages)
        guard console.isFine else { return try console.finish() }
        try console.note(workspace.doubts(about: languages))
        let session = try await PushSession(
            workspace, try ServiceProgram(service.choice), in: languages, selected.choice,
            version: Fitloc.configuration.version, output.settings)
        if dryRun { try session.show(&console) } else { try await session.run(overwriting: force, &console) }
        try console.finish()
    }
}
