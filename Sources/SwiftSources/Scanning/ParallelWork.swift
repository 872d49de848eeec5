import Foundation

/// Functions that run work on threads with enough stack for the syntax trees of Swift files (`SourceReader.stackSize`).
enum ParallelWork {
    /// Applies a function to all elements concurrently and returns the results in the same order.
    static func results<Element: Sendable, Output: Sendable>(
        _ elements: [Element], threads: Int, _ work: @escaping @Sendable (Element) -> Output
    ) -> [Output] {
        let queue = WorkQueue(elements, work)
        let workers = (0..<max(1, min(threads, elements.count))).map { _ in
            let thread = Thread { queue.work() }
            thread.stackSize = SourceReader.stackSize
            return thread
        }
        for worker in workers { worker.start() }
        return queue.wait(for: workers.count)
    }

    /// Runs two functions at the same time, the first on the calling thread, and returns both results.
    static func both<First: Sendable, Second: Sendable>(
        _ first: () -> First, and second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let other = AwaitedResult(second)
        let thread = Thread { other.work() }
        thread.stackSize = SourceReader.stackSize
        thread.start()
        let value = first()
        return (value, other.wait())
    }

    /// Runs a function on such a thread and returns its result.
    static func result<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
        results([()], threads: 1) { _ in work() }.first
    }
}

/// The result of a function that runs on another thread.
private final class AwaitedResult<Output: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Output
    private let condition = NSCondition()
    private var output: Output?

    init(_ body: @escaping @Sendable () -> Output) {
        self.body = body
    }

    func work() {
        let made = body()
        condition.withLock {
            output = made
            condition.signal()
        }
    }

    func wait() -> Output {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let output { return output }
            condition.wait()
        }
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
