import Foundation

/// Functions that run blocking work on separate threads.
///
/// The tasks of all tests share as many threads as there are cores, so that a blocking test delays the others. Suites
/// that mostly wait for programs use the trait `waitsForPrograms`.
public enum OwnThread {
    /// Runs work on a thread that may block, as soon as one is free, and returns the result.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            BlockingThreads.shared.run { continuation.resume(with: Swift.Result { try work() }) }
        }
    }

    /// Runs work for each element on a number of new concurrent threads.
    public static func run<Element: Sendable, Result: Sendable>(
        overEach elements: [Element], threads: Int, _ work: @escaping @Sendable (Element) throws -> Result
    ) async throws -> [Result] {
        let next = Watched(0)
        return try await withThrowingTaskGroup(of: [Result].self) { group in
            for _ in 0..<threads {
                group.addTask { try await runOnNew { try takeAll(elements, next, work) } }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    private static func runOnNew<Result: Sendable>(
        _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Swift.Result { try work() }) }.start()
        }
    }

    private static func takeAll<Element, Result>(
        _ elements: [Element], _ next: Watched<Int>, _ work: (Element) throws -> Result
    ) throws -> [Result] {
        var results: [Result] = []
        while true {
            let index = next.change { location in
                defer { location += 1 }
                return location
            }
            guard elements.indices.contains(index) else { return results }
            results.append(try work(elements[index]))
        }
    }
}
