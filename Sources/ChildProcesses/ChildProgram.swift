import Foundation

/// A program of the user's that takes lines and gives lines, started without a shell.
public struct ChildProgram: Sendable {
    private let words: [String]
    private let environment: [String: String]

    /// Why a program gave nothing.
    public enum Failure: Error, Hashable, Sendable {
        /// No program of that name lies on `PATH`.
        case notFound(program: String)
        /// The system does not start it.
        case notStarted(program: String)
        /// It prints more than is read, and was ended.
        case tooMuchOutput(program: String)
        /// It ended with another status than 0.
        case failed(program: String, status: Int32)
        /// It took longer than it may, and was ended.
        case timedOut(seconds: Double)
    }

    /// Prepares to start a program.
    ///
    /// - Parameters:
    ///   - words: the program, by its path or to be found on `PATH`, and its arguments.
    ///   - environment: all that it finds in its environment.
    public init(_ words: [String], environment: [String: String]) {
        self.words = words
        self.environment = environment
    }

    /// Starts the program, gives it the input, and waits for its end; its errors go where this program's go.
    ///
    /// - Parameter seconds: how long it may take.
    /// - Returns: what it printed.
    /// - Throws: `Failure`, also where it ends with another status than 0; `CancellationError` where the task was
    ///   cancelled, which ends the program.
    public func run(_ input: [UInt8], seconds: Double) async throws -> [UInt8] {
        let flag = CancellationFlag()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Thread { continuation.resume(with: Result { try runNow(input, seconds: seconds, flag) }) }.start()
            }
        } onCancel: {
            flag.set()
        }
    }

    /// Starts the program and does not wait for it, as for a browser that outlives this program.
    ///
    /// - Throws: `Failure` where there is no such program or the system does not start it.
    public func start() throws(Failure) {
        let name = words.first ?? ""
        guard let path = path(of: name) else { throw .notFound(program: name) }
        let start = SpawnedProcess.Start(path: path, words: words, environment: environment, keepsErrors: true)
        guard start.leaveToItself() else { throw .notStarted(program: name) }
    }

    private func runNow(_ input: [UInt8], seconds: Double, _ flag: CancellationFlag) throws -> [UInt8] {
        let name = words.first ?? ""
        guard let path = path(of: name) else { throw Failure.notFound(program: name) }
        let start = SpawnedProcess.Start(path: path, words: words, environment: environment, keepsErrors: false)
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

    /// Where the program lies: a path as it is, a name on `PATH`.
    private func path(of name: String) -> String? {
        if name.contains("/") { return name }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return name.isEmpty ? nil : folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
