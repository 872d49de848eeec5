import NetworkMessages

/// Functions that limit the duration of work.
enum Deadline {
    /// Runs work and cancels it after a number of seconds.
    ///
    /// - Throws: `ServiceFailure.timedOut`, or the error of the work.
    package static func run<Result: Sendable>(
        seconds: Double, _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await Task.sleep(for: .seconds(seconds))
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let result = first else {
                throw ServiceFailure.timedOut(seconds: seconds)
            }
            return result
        }
    }
}
