import Foundation

/// Blocks this thread until asynchronous work is done.
func waiting<Result: Sendable>(for work: @escaping @Sendable () async -> Result) -> Result {
    let outcome = Outcome<Result>()
    let done = DispatchSemaphore(value: 0)
    Task {
        outcome.value = await work()
        done.signal()
    }
    done.wait()
    guard let value = outcome.value else { preconditionFailure("nothing was handed over") }
    return value
}

/// The result of a task.
///
/// The semaphore ensures that only one thread uses it at a time.
private final class Outcome<Result: Sendable>: @unchecked Sendable {
    var value: Result?
}
