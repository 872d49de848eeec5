import ArgumentParser
import CommandOutput
import Sessions

/// The command that removes fitloc from git's configuration.
struct GitUninstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uninstall",
        abstract: "Remove what `fitloc git install` set up.",
        discussion: """
            Your own lines and settings are kept. An attributes file without other content is removed.

              fitloc git uninstall
            """)

    @OptionGroup var options: GitSetupOptions

    func run() throws {
        var console = Console()
        if options.answer.isReport { console.beginFileReport(isDryRun: options.dryRun) }
        let setup = try GitSetup(isGlobal: options.global)
        try console.uninstall(setup, isDryRun: options.dryRun, options.output.settings)
        try console.finish()
    }
}
