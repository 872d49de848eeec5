import ChildProcesses
import Foundation

/// A runner that starts a process for each command.
///
/// A cancelled command can thus be ended at once, and a crash does not affect the server.
package struct ProgramRunner: CommandRunner {
    private let path: String
    private let environment: [String: String]

    /// The timeout of a command in seconds.
    private static let timeLimit = 1800.0

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - path: The path of `fitloc`.
    ///   - environment: The complete environment of the commands.
    package init(path: String, environment: [String: String]) {
        self.path = path
        self.environment = environment
    }

    /// Runs a command.
    ///
    /// Cancelling the task ends the process and all processes that it started.
    package func run(_ words: [String], input: [UInt8]) async throws -> CommandOutcome {
        let flag = CancellationFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // A separate thread waits, because a blocking call must not occupy a thread of Swift concurrency.
                Thread { continuation.resume(with: Result { try runNow(words, input, flag) }) }.start()
            }
        } onCancel: {
            flag.set()
        }
    }

    private func runNow(_ words: [String], _ input: [UInt8], _ flag: CancellationFlag) throws -> CommandOutcome {
        let start = SpawnedProcess.Start(
            path: path, words: [path] + words, environment: environment, keepsErrors: true, leadsGroup: true)
        do throws(ProgramRun.Failure) {
            let run = ProgramRun(start, input: input, seconds: Self.timeLimit, isCancelled: { flag.isSet })
            let outcome = try run.run()
            let errors = String(decoding: outcome.errors, as: UTF8.self)
            return CommandOutcome(status: outcome.status, output: outcome.output, errors: errors)
        } catch {
            switch error {
            case .cancelled: throw CancellationError()
            case .notStarted: throw ToolRefusal("fitloc could not be started")
            case .tookTooLong: throw ToolRefusal("fitloc was stopped after \(Int(Self.timeLimit)) seconds")
            case .tooMuchOutput: throw ToolRefusal("the output of fitloc is too large; request less")
            }
        }
    }
}
