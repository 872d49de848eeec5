import Foundation
import StandardStreams
import TerminalSupport

/// The reader of standard output, which determines the form of files, patches and sheets there.
package enum OutputReader {
    /// A program or a file, which get all bytes unchanged.
    case program
    /// A person at a terminal.
    case terminal
    /// The log of a CI system, which takes some lines as commands.
    case log

    /// The reader of this process's standard output.
    ///
    /// In a CI system, a pipe may lead to the log or to another program, so it counts as the log.
    package static var current: OutputReader {
        if StandardStream.output.isTerminal { return .terminal }
        let environment = ProcessInfo.processInfo.environment
        let isCI = ["GITHUB_ACTIONS", "TF_BUILD"].contains { !environment[$0, default: ""].isEmpty }
        return isCI && !StandardStream.output.isFile ? .log : .program
    }

    /// Returns a patch or sheet in the form for the reader.
    package func form(of bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .program: bytes
        case .terminal: PrintedText.shown(bytes)
        case .log: PrintedText.withoutCommands(bytes)
        }
    }
}
