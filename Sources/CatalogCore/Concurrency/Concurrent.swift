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
                nonisolated(unsafe) let (firstLocation, secondLocation) = (firstResult, secondResult)
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    if index == 0 {
                        firstLocation.initializeElement(at: 0, to: first())
                    } else {
                        secondLocation.initializeElement(at: 0, to: second())
                    }
                }
                return (firstResult.moveElement(from: 0), secondResult.moveElement(from: 0))
            }
        }
    }

    /// Returns the results of a function for each element, in the order of the elements.
    ///
    /// - Parameter size: The number of elements that one thread takes at a time; fewer run on the calling thread.
    package static func map<Element: Sendable, Output: Sendable>(
        _ elements: [Element], atOnce size: Int, _ transform: @Sendable (Element) -> Output
    ) -> [Output] {
        guard elements.count > size else { return elements.map(transform) }
        return Array(unsafeUninitializedCapacity: elements.count) { results, count in
            nonisolated(unsafe) let locations = results
            DispatchQueue.concurrentPerform(iterations: (elements.count + size - 1) / size) { part in
                for index in part * size..<min((part + 1) * size, elements.count) {
                    locations.initializeElement(at: index, to: transform(elements[index]))
                }
            }
            count = elements.count
        }
    }
}
