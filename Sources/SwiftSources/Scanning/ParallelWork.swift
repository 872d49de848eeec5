import Foundation

/// Work on threads with a stack that the trees of Swift files can be walked on (`SourceReader.stackSize`).
enum ParallelWork {
    /// Does something with each element, several at once, and gives the results in the same order.
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

    /// Does one thing.
    static func result<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output? {
        results([()], threads: 1) { _ in work() }.first
    }
}

/// Elements that some threads take one after another.
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
