import ArgumentParser
import Foundation
import XCStringsKit

/// A program of commands: how it starts, and what happens to errors that none of them took.
package enum CommandProgram {
    /// Runs the command that the arguments name.
    ///
    /// - Parameter root: the command that has all others below it.
    package static func run(_ root: (some AsyncParsableCommand).Type) async {
        InterfaceLanguage.choose(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        do {
            try checkCommandName(of: root)
            var command = try await root.asyncParseAsRoot(nil)
            if var asyncCommand = command as? any AsyncParsableCommand {
                try await asyncCommand.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            end(failure, of: root)
        } catch {
            root.exit(withError: error)
        }
    }

    /// The parser would call a misspelt command an unexpected argument.
    private static func checkCommandName(of root: (some ParsableCommand).Type) throws {
        guard let name = CommandLine.arguments.dropFirst().first, !name.hasPrefix("-") else { return }
        let known = root.configuration.subcommands.map { $0._commandName } + ["help"]
        guard !known.contains(name) else { return }
        let nearest = Spelling.nearest(to: name, in: known).map { "; did you mean “\($0)”?" } ?? ""
        throw ValidationError("There is no command “\(VisibleText.shown(name))”\(nearest)")
    }

    /// The parser would print its usage beside the reason; a failure of the work is no wrong usage.
    private static func end(_ failure: CommandFailure, of root: (some ParsableCommand).Type) {
        do {
            var console = Console()
            try console.fail(failure)
            try console.finish()
        } catch {
            root.exit(withError: error)
        }
    }
}
