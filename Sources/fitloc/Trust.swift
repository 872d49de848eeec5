import ArgumentParser
import CommandSupport

/// The command that trusts a project's configuration to start programs, use services and access outside files.
struct Trust: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Allow a project to start programs, ask services and use files outside of it.",
        discussion: """
            A repository's .fitloc.yml may name a program or a service for fitloc fill, and files outside of the \
            repository. Whoever clones it has not chosen them, so nothing of that is done before it is allowed here. \
            Allowed is what the nearest .fitloc.yml asks for now; where it asks for something else later, that is refused \
            again. What is named on a command line needs no such permission.

            It is kept below $XDG_STATE_HOME/fitloc/trust, else ~/.local/state/fitloc/trust, for the root of the \
            repository.

              fitloc trust --dry-run
              fitloc trust
              fitloc trust --remove
            """)

    @Argument(
        help: ArgumentHelp("A folder of the project; else the current folder.", valueName: "path"),
        completion: .offers(.inputs))
    var path = "."

    @Flag(help: "Take back what was allowed for this repository.")
    var remove = false

    @Flag(name: .dryRun, help: "Print what would be allowed or taken back; write nothing.")
    var dryRun = false

    @OptionGroup var output: OutputOptions

    func run() throws {
        var console = Console()
        let session = try TrustSession(at: path)
        if remove {
            try session.forget(isDryRun: dryRun, &console)
        } else {
            try session.trust(isDryRun: dryRun, &console)
        }
        try console.finish()
    }
}
