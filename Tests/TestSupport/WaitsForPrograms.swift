import Testing

/// A trait that runs tests on threads that they may block.
///
/// The tasks of all other tests share as many threads as there are cores, and these threads must not be blocked.
public struct WaitsForPrograms: SuiteTrait, TestTrait, TestScoping {
    /// Applies the trait to all tests of a suite.
    public let isRecursive = true

    /// Runs a test on such a thread; on older systems, runs the test as usual.
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
    /// Runs tests on threads that they may block.
    public static var waitsForPrograms: Self { Self() }
}
