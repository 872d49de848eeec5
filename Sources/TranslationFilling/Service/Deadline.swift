import NetworkMessages

/// Gives work up that takes too long.
enum Deadline {
    /// Runs work; what is not done after some seconds is cancelled.
    ///
    /// - Throws: `ServiceFailure.timedOut`, or what the work throws.
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
