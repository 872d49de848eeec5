import ArgumentParser
import ProgramSupport

/// The program that implements the command `fitloc edit`.
///
/// `fitloc` starts this program.
@main
struct FitlocEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Serves the page of fitloc edit; started by fitloc.",
        subcommands: [EditArguments.self])

    static func main() async { await CommandProgram.run(Self.self) }
}
