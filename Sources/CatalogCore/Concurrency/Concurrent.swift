import Dispatch

/// Work on several cores in code that is not asynchronous.
package enum Concurrent {
    /// Returns the results of two functions that run at the same time.
    ///
    /// The calling thread runs one of them, so the work also ends where no other thread is free.
    package static func results<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, _ second: @Sendable () -> Second
    ) -> (First, Second) {
        withUnsafeTemporaryAllocation(of: First.self, capacity: 1) { firstResult in
            withUnsafeTemporaryAllocation(of: Second.self, capacity: 1) { secondResult in
                nonisolated(unsafe) let (firstPlace, secondPlace) = (firstResult, secondResult)
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    if index == 0 {
                        firstPlace.initializeElement(at: 0, to: first())
                    } else {
                        secondPlace.initializeElement(at: 0, to: second())
                    }
                }
                return (firstResult.moveElement(from: 0), secondResult.moveElement(from: 0))
            }
        }
    }
}
