import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The options of `git install` and `git uninstall`.
struct GitSetupOptions: ParsableArguments {
    @Flag(help: "Configure all repositories of the current user instead of this one.")
    var global = false

    @Flag(name: .dryRun, help: "Print what would change; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions
}

/// The command that configures git to merge and compare with fitloc.
struct GitInstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Set up git to merge and compare with fitloc.",
        discussion: """
            The attributes are written to .gitattributes at the root of the work tree; commit that file. With \
            --global, they are written to your own attributes file. The commands are written to git's configuration, \
            which is not shared: run this once in every clone. The configuration contains the name fitloc if the PATH \
            finds this program, else its full path. Running the command again updates only what is out of date.

              fitloc git install
              fitloc git install --global --dry-run
              fitloc git install --format json
            """)

    @OptionGroup var options: GitSetupOptions

    func run() throws {
        var console = Console()
        if options.answer.isReport { console.beginFileReport(isDryRun: options.dryRun) }
        let setup = try GitSetup(isGlobal: options.global)
        try console.install(setup, isDryRun: options.dryRun, options.output.settings)
        try console.finish()
    }
}
