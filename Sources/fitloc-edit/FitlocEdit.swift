import ArgumentParser
import CommandSupport

/// The command of fitloc that serves a page; `fitloc` has this program do it.
@main
struct FitlocEdit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Serves the page of fitloc edit; fitloc starts it.",
        subcommands: [Edit.self])

    static func main() async { await CommandProgram.run(Self.self) }
}
