import Foundation

/// Functions that run work on threads with enough stack for the syntax trees of Swift files (`SourceReader.stackSize`).
enum ParallelWork {
    /// Applies a function to all elements concurrently and returns the results in the same order.
    static func results<Element: Sendable, Output: Sendable>(
        _ elements: [Element], threads: Int, _ work: @escaping @Sendable (Element) -> Output
    ) -> [Output] {
        let queue = WorkQueue(elements, work)
        let count = max(1, min(threads, elements.count))
        for _ in 0..<count { start(queue) }
        return queue.wait(for: count)
    }

    /// Runs two functions at the same time, the first on the calling thread, and returns both results.
    static func both<First: Sendable, Second: Sendable>(
        _ first: () -> First, and second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let queue = WorkQueue([()], second)
        start(queue)
        let value = first()
        return (value, queue.wait(for: 1)[0])
    }

    private static func start(_ queue: WorkQueue<some Sendable, some Sendable>) {
        let thread = Thread { queue.work() }
        thread.stackSize = SourceReader.stackSize
        thread.start()
    }

    /// Runs a function on such a thread and returns its result.
    static func result<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
        results([()], threads: 1) { _ in work() }.first
    }
}

/// A queue of elements that several threads process.
private final class WorkQueue<Element: Sendable, Output: Sendable>: @unchecked Sendable {
    private let elements: [Element]
    private let body: @Sendable (Element) -> Output
    private let condition = NSCondition()
    private var next = 0
    private var outputs: [Int: Output] = [:]
    private var finished = 0

    init(_ elements: [Element], _ body: @escaping @Sendable (Element) -> Output) {
        self.elements = elements
        self.body = body
    }

    func work() {
        while let index = take() {
            let output = body(elements[index])
            condition.withLock { outputs[index] = output }
        }
        condition.withLock {
            finished += 1
            condition.signal()
        }
    }

    private func take() -> Int? {
        condition.withLock {
            guard next < elements.count else { return nil }
            next += 1
            return next - 1
        }
    }

    func wait(for workers: Int) -> [Output] {
        condition.withLock {
            while finished < workers { condition.wait() }
            return elements.indices.compactMap { outputs[$0] }
        }
    }
}
