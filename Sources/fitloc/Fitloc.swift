import ArgumentParser
import CommandSupport

/// The program: its commands, and what happens to errors that none of them took.
@main
struct Fitloc: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Checks, formats, lists and edits string catalogs and legacy string tables.",
        discussion: """
            Arguments are files or folders; with none, the catalogs of the nearest .fitloc.yml, else the current folder.

            Exit status: 0 done, 1 something was found, 2 the work could not be done, 64 wrong usage.
            """,
        version: "0.1.0",
        subcommands: [
            Lint.self, Fmt.self, Stats.self, List.self, Add.self, Set.self, Remove.self, Rename.self, Review.self,
            Convert.self, Rules.self, Convert.self, Init.self,
        ])

    static func main() async {
        do {
            var command = try await asyncParseAsRoot(nil)
            if var asyncCommand = command as? any AsyncParsableCommand {
                try await asyncCommand.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            end(failure)
        } catch {
            exit(withError: error)
        }
    }

    /// The parser would print its usage beside the reason; a failure of the work is no wrong usage.
    private static func end(_ failure: CommandFailure) {
        do {
            var console = Console()
            for line in failure.description.split(separator: "\n") { try console.fail(String(line)) }
            try console.finish()
        } catch {
            exit(withError: error)
        }
    }
}
