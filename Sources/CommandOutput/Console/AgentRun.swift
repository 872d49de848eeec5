import CatalogCore
import Foundation

/// The restrictions for a command that `fitloc mcp` runs for an agent.
///
/// The command writes only inside one folder, and ends when the server ends.
package struct AgentRun: Sendable {
    /// The environment variable through which the server passes the restrictions.
    private static let variable = "FITLOC_AGENT"

    private let server: pid_t
    private let folder: String

    /// Returns the environment variable for restrictions.
    ///
    /// - Parameters:
    ///   - server: The process id of the server.
    ///   - folder: The folder to write in, as an absolute path without symbolic links.
    package static func environment(server: Int32, folder: String) -> [String: String] {
        [variable: "\(server):\(folder)"]
    }

    /// Reads the restrictions from an environment.
    ///
    /// Returns nil if no server started this program.
    package init?(_ environment: [String: String]) {
        guard let text = environment[Self.variable], let colon = text.firstIndex(of: ":"),
            let server = pid_t(text[..<colon])
        else { return nil }
        self.server = server
        folder = String(text[text.index(after: colon)...])
    }

    /// Whether a server started this program, which then writes failures as JSON (``FailureLine/json``).
    package static let isCurrent = AgentRun(ProcessInfo.processInfo.environment) != nil

    /// Runs work under the restrictions in `environment`, or without restrictions if there are none.
    package static func with<Result>(
        _ environment: [String: String], isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        guard let run = AgentRun(environment) else { return try await work() }
        run.watchServer()
        return try await WriteBoundary.$folder.withValue(run.folder, operation: work)
    }

    /// Kills this program and its child processes after the server has ended.
    ///
    /// That is safe at any time, because files are replaced atomically.
    private func watchServer() {
        // If the server runs but is not the parent, a command of the server started this program. The program ends
        // together with that command.
        guard getppid() == server || kill(server, 0) != 0 else { return }
        Thread.detachNewThread { [server] in
            while getppid() == server { usleep(200_000) }
            // The server starts each command as the leader of a process group.
            _ = getpgrp() == getpid() ? kill(0, SIGKILL) : kill(getpid(), SIGKILL)
        }
    }
}
