import Foundation

/// Work that waits for programs, on threads of its own.
///
/// The tasks of all tests share as many threads as there are processors: a test that blocks one holds up the others.
/// Whole suites that do nothing but wait have the trait `waitsForPrograms`.
public enum OwnThread {
    /// Does something on a thread that it may block, once one is free, and gives what came of it.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            BlockingThreads.shared.run { continuation.resume(with: Swift.Result { try work() }) }
        }
    }

    /// Does something with each element, with some new threads that take one after another, all of them at once.
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
            let index = next.change { place in
                defer { place += 1 }
                return place
            }
            guard elements.indices.contains(index) else { return results }
            results.append(try work(elements[index]))
        }
    }
}
