import Foundation
import XCStringsKit

/// A program beside this one that does some of the commands.
struct BesideProgram {
    /// What it is called.
    let name: String

    /// Has that program do what this one was asked for, in its place: the same arguments, streams and status.
    ///
    /// - Parameter absence: what to say where it is not there.
    /// - Throws: where the program is not there, or cannot be started.
    func takeOver(absence: (String) -> LocalizedString) throws(CommandFailure) -> Never {
        guard let path = ProgramFolder.path(of: name) else { throw CommandFailure(absence(name)) }
        let reason = ProgramReplacement.become(path, words: CommandLine.arguments)
        throw CommandFailure(Texts.Sources.notStarted(program: path, reason: reason))
    }
}
