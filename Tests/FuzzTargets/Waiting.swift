import Foundation

/// Waits on this thread for work that other threads do.
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

/// What a task hands over; the semaphore sees to it that one thread at a time looks at it.
private final class Outcome<Result: Sendable>: @unchecked Sendable {
    var value: Result?
}
