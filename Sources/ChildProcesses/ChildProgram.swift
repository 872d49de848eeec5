import Foundation

/// An external program, such as a translation command, that reads lines and prints lines.
///
/// It is started without a shell.
public struct ChildProgram: Sendable {
    private let words: [String]
    private let environment: [String: String]

    /// An error that prevents a program's output from being used.
    public enum Failure: Error, Hashable, Sendable {
        /// `PATH` has no program of that name.
        case notFound(program: String)
        /// The system could not start the program.
        case notStarted(program: String)
        /// The program printed more than the limit and was killed.
        case tooMuchOutput(program: String)
        /// The program ended with a status other than 0.
        case failed(program: String, status: Int32)
        /// The program exceeded its time limit and was killed.
        case timedOut(seconds: Double)
    }

    /// Creates a program without starting it.
    ///
    /// - Parameters:
    ///   - words: The program, as a path or as a name to look up on `PATH`, followed by its arguments.
    ///   - environment: The program's complete environment.
    public init(_ words: [String], environment: [String: String]) {
        self.words = words
        self.environment = environment
    }

    /// Starts the program, writes the input to it, and waits for it to end.
    ///
    /// If the program is killed, the programs that it started are killed too.
    ///
    /// The program inherits standard error from this process, unless its messages are discarded.
    ///
    /// - Parameters:
    ///   - seconds: The time limit in seconds.
    ///   - isSilent: Whether to discard what the program prints on standard error.
    /// - Returns: The program's standard output.
    /// - Throws: `Failure`, also for a status other than 0; `CancellationError` if the task was cancelled, which kills
    ///   the program.
    public func run(_ input: [UInt8], seconds: Double, isSilent: Bool = false) async throws -> [UInt8] {
        let flag = CancellationFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Thread { continuation.resume(with: Result { try runNow(input, seconds: seconds, isSilent, flag) }) }
                    .start()
            }
        } onCancel: {
            flag.set()
        }
    }

    /// Starts the program without waiting for it, for example a browser that outlives this process.
    ///
    /// - Throws: `Failure` if the program does not exist or could not be started.
    public func start() throws(Failure) {
        let name = words.first ?? ""
        guard let path = path(of: name) else { throw .notFound(program: name) }
        let start = SpawnedProcess.Start(path: path, words: words, environment: environment, keepsErrors: true)
        guard start.leaveToItself() else { throw .notStarted(program: name) }
    }

    private func runNow(
        _ input: [UInt8], seconds: Double, _ isSilent: Bool, _ flag: CancellationFlag
    ) throws -> [UInt8] {
        let name = words.first ?? ""
        guard let path = path(of: name) else { throw Failure.notFound(program: name) }
        // A shell may have started further programs, which must end with it.
        let start = SpawnedProcess.Start(
            path: path, words: words, environment: environment, keepsErrors: isSilent, leadsGroup: true)
        let outcome: ProgramOutcome
        do throws(ProgramRun.Failure) {
            outcome = try ProgramRun(start, input: input, seconds: seconds) { flag.isSet }.run()
        } catch {
            switch error {
            case .notStarted: throw Failure.notStarted(program: name)
            case .tookTooLong: throw Failure.timedOut(seconds: seconds)
            case .tooMuchOutput: throw Failure.tooMuchOutput(program: name)
            case .cancelled: throw CancellationError()
            }
        }
        guard outcome.status == 0 else { throw Failure.failed(program: name, status: outcome.status) }
        return outcome.output
    }

    /// Returns the path of the program: `name` itself if it is a path, otherwise the first match on `PATH`.
    private func path(of name: String) -> String? {
        if name.contains("/") { return name }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return name.isEmpty ? nil : folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
