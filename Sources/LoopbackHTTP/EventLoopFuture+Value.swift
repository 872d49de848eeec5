import NIOConcurrencyHelpers
import NIOCore

extension EventLoopFuture where Value: Sendable {
    /// Waits for the value, which a lock passes on to the task.
    ///
    /// ThreadSanitizer sees locks, but not that a continuation passes on a value, and reports each call of `get()`.
    func value() async throws -> Value {
        let ended = NIOLockedValueBox(Result<Value, any Error>.failure(CancellationError()))
        await withCheckedContinuation { continuation in
            whenComplete { result in
                ended.withLockedValue { $0 = result }
                continuation.resume()
            }
        }
        return try ended.withLockedValue { result in try result.get() }
    }
}
