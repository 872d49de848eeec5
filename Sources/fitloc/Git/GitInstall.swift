import ArgumentParser
import CommandSupport

/// The options of `git install` and `git uninstall`.
struct GitSetupOptions: ParsableArguments {
    @Flag(help: "For all repositories of this person, in place of this one.")
    var global = false

    @Flag(name: .dryRun, help: "Print what would be done; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions
}

/// The command that configures git to merge and compare with fitloc.
struct GitInstall: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Set git up to merge and compare with fitloc.",
        discussion: """
            The attributes go to .gitattributes at the root of the work tree, which is to be committed; with --global to \
            the person's own file. The commands go to git's configuration, which each clone has for itself: whoever is to \
            merge with fitloc runs this once. Configured is the name fitloc where the PATH leads to this program by it, \
            else its path. Done again, it changes what is no longer as it should be, and nothing otherwise.

              fitloc git install
              fitloc git install --global --dry-run
              fitloc git install --format json
            """)

    @OptionGroup var options: GitSetupOptions

    func run() throws {
        var console = Console()
        if options.answer.isReport { console.beginFileReport(isDryRun: options.dryRun) }
        let setup = try GitSetup(isGlobal: options.global)
        try console.install(setup, isDryRun: options.dryRun, options.output)
        try console.finish()
    }
}
