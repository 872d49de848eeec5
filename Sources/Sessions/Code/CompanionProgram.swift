import CatalogRuntime
import ChildProcesses
import CommandOutput
import Foundation
import InterfaceTexts
import Workspaces

/// A program in the same folder as this one, which runs some of the commands.
package struct CompanionProgram {
    /// The name of the program.
    private let name: String

    /// Creates a program with a name.
    package init(name: String) {
        self.name = name
    }

    /// Replaces this process with the program, keeping the same arguments and streams.
    ///
    /// - Parameter absence: A closure that returns the error message if the program does not exist.
    /// - Throws: `CommandFailure` if the program does not exist or could not be started.
    package func takeOver(absence: (String) -> LocalizedString) throws(CommandFailure) -> Never {
        guard let path = ProgramFolder.path(of: name) else { throw CommandFailure(absence(name)) }
        let reason = ProgramReplacement.become(path, words: CommandLine.arguments)
        throw CommandFailure(Texts.Sources.notStarted(program: path, reason: reason))
    }
}
