import Foundation
import PackagePlugin

/// The program that a command plugin runs.
enum CommandTool {
    /// Runs a program with the streams of the plugin.
    ///
    /// - Throws: An error if the program reports one.
    static func run(_ program: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw Failure() }
    }

    /// The program has reported errors.
    struct Failure: Error, CustomStringConvertible {
        var description: String { "failed; see the messages" }
    }
}
