import CatalogRuntime
import ChildProcesses
import Foundation

/// A program in the same folder as this one, which runs some of the commands.
struct CompanionProgram {
    /// The name of the program.
    let name: String

    /// Replaces this process with the program, keeping the same arguments and streams.
    ///
    /// - Parameter absence: A closure that returns the error message if the program does not exist.
    /// - Throws: `CommandFailure` if the program does not exist or could not be started.
    func takeOver(absence: (String) -> LocalizedString) throws(CommandFailure) -> Never {
        guard let path = ProgramFolder.path(of: name) else { throw CommandFailure(absence(name)) }
        let reason = ProgramReplacement.become(path, words: CommandLine.arguments)
        throw CommandFailure(Texts.Sources.notStarted(program: path, reason: reason))
    }
}
