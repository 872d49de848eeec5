import ChildProcesses
import Foundation

/// Runs commands as a person would: each in a process of its own, so that one that is given up is ended at once, and
/// that none can take the server with it.
package struct ProgramRunner: CommandRunner {
    private let path: String
    private let environment: [String: String]

    /// The longest that a command may take, in seconds.
    private static let timeLimit = 1800.0

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - path: where `fitloc` lies.
    ///   - environment: all that commands find in theirs.
    package init(path: String, environment: [String: String]) {
        self.path = path
        self.environment = environment
    }

    /// Runs a command; where the task is cancelled, the program and all that it started are ended.
    package func run(_ words: [String], input: [UInt8]) async throws -> CommandOutcome {
        let flag = CancellationFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // It waits all the time, which no thread of the tasks' may do.
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
            case .tookTooLong: throw ToolRefusal("it took longer than \(Int(Self.timeLimit)) seconds and was ended")
            case .tooMuchOutput: throw ToolRefusal("it answered more than can be read; ask for less")
            }
        }
    }
}
