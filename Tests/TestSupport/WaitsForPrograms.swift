import Testing

/// Runs tests that wait for programs on threads that they may block.
///
/// The tasks of all other tests share as many threads as there are processors, and none of them may be blocked.
public struct WaitsForPrograms: SuiteTrait, TestTrait, TestScoping {
    /// All tests of a suite are meant.
    public let isRecursive = true

    /// Runs a test there; on systems that cannot, where it would run anyway.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            try await withTaskExecutorPreference(BlockingThreads.shared, operation: function)
        } else {
            try await function()
        }
    }
}

extension Trait where Self == WaitsForPrograms {
    /// Runs tests that wait for programs on threads that they may block.
    public static var waitsForPrograms: Self { Self() }
}
