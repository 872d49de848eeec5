import ArgumentParser
import CommandSupport
import Foundation
import XCStringsKit

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
            Lint.self, Fmt.self, Stats.self, List.self, Add.self, Set.self, Remove.self, Rename.self, Fill.self,
            Review.self, Convert.self, Export.self, Import.self, Diff.self, Blame.self, Merge.self, Generate.self,
            Preview.self, Rules.self, Git.self, Init.self,
        ])

    static func main() async {
        InterfaceLanguage.choose(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        do {
            try checkCommandName()
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

    /// The parser would call a misspelt command an unexpected argument.
    private static func checkCommandName() throws {
        guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
        let known = configuration.subcommands.map { "\($0)".lowercased() } + ["help"]
        guard !known.contains(name) else { return }
        let nearest = Spelling.nearest(to: name, in: known).map { "; did you mean “\($0)”?" } ?? ""
        throw ValidationError("There is no command “\(VisibleText.shown(name))”\(nearest)")
    }

    /// The parser would print its usage beside the reason; a failure of the work is no wrong usage.
    private static func end(_ failure: CommandFailure) {
        do {
            var console = Console()
            try console.fail(failure)
            try console.finish()
        } catch {
            exit(withError: error)
        }
    }
}
