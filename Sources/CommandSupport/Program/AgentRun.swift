import Foundation
import XCStringsKit

/// What holds for a command that `fitloc mcp` runs for an agent: it writes below one folder alone, and ends when that
/// server does.
package struct AgentRun: Sendable {
    /// The variable of the environment by which the server says so.
    private static let variable = "FITLOC_AGENT"

    private let server: pid_t
    private let folder: String

    /// What the server says in an environment.
    ///
    /// - Parameters:
    ///   - server: the server's process.
    ///   - folder: the folder that may be written in, as an absolute path without symlinks.
    package static func environment(server: Int32, folder: String) -> [String: String] {
        [variable: "\(server):\(folder)"]
    }

    /// Reads what the server says; nil where no server started this program.
    init?(_ environment: [String: String]) {
        guard let text = environment[Self.variable], let colon = text.firstIndex(of: ":"),
            let server = pid_t(text[..<colon])
        else { return nil }
        self.server = server
        folder = String(text[text.index(after: colon)...])
    }

    /// Does the work of a command under these conditions, or as ever where there are none.
    static func with<Result>(
        _ environment: [String: String], isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        guard let run = AgentRun(environment) else { return try await work() }
        run.watchServer()
        return try await WriteBoundary.$folder.withValue(run.folder, operation: work)
    }

    /// Ends the program, and those that it started, once the server is no longer there to read the answer.
    ///
    /// Files are replaced whole, so that it may be ended at any time.
    private func watchServer() {
        // What a command starts in its turn ends with that command.
        guard getppid() == server || kill(server, 0) != 0 else { return }
        Thread.detachNewThread { [server] in
            while getppid() == server { usleep(200_000) }
            // The server starts each command as the first of a group.
            _ = getpgrp() == getpid() ? kill(0, SIGKILL) : kill(getpid(), SIGKILL)
        }
    }
}
