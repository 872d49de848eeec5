import ArgumentParser
import CommandOutput
import ProgramSupport
import Workspaces

/// The command that trusts a project's configuration to start programs, use services and access outside files.
struct Trust: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust",
        abstract: "Allow a project to start programs, call services and use files outside of it.",
        discussion: """
            The .fitloc.yml of a repository can name programs and services for fitloc fill, and files outside the \
            repository. A clone could otherwise run them without your consent, so fitloc refuses them until you run \
            this command. It allows what the nearest .fitloc.yml asks for now; later changes must be allowed again. \
            Programs and services on the command line need no permission.

            The permission is stored for the root of the repository in $XDG_STATE_HOME/fitloc/trust, else \
            ~/.local/state/fitloc/trust.

              fitloc trust --dry-run
              fitloc trust
              fitloc trust --remove
            """)

    @Argument(
        help: ArgumentHelp("A folder of the project.", valueName: "path"),
        completion: .offers(.inputs))
    var path = "."

    @Flag(help: "Revoke what was allowed for this repository.")
    var remove = false

    @Flag(name: .dryRun, help: "Print what would be allowed or revoked; write nothing.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() throws {
        var console = Console()
        if remove {
            try TrustRemoval(at: path).run(isDryRun: dryRun, &console)
        } else {
            try TrustSession(at: path).trust(isDryRun: dryRun, &console)
        }
        try console.finish()
    }
}
