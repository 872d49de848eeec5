import ArgumentParser
import ProgramSupport

/// The root command of `fitloc-edit`, which implements `fitloc edit`.
struct FitlocEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Serves the page of fitloc edit; started by fitloc.",
        subcommands: [EditArguments.self])
}

/// The program `fitloc-edit`, which `fitloc` starts.
package enum FitlocEditProgram {
    /// Runs the command of the program's arguments, and ends the program.
    package static func run() async { await CommandProgram.run(FitlocEdit.self) }
}
