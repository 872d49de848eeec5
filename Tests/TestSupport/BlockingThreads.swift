import Foundation

/// A limited number of threads for blocking work.
///
/// With more threads, the programs that they start would only slow each other down.
final class BlockingThreads: @unchecked Sendable {
    /// The threads that all tests share.
    static let shared = BlockingThreads(atMost: max(4, 2 * ProcessInfo.processInfo.activeProcessorCount))

    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var threads = 0
    }

    private let most: Int
    private let state = Watched(State())

    init(atMost most: Int) {
        self.most = most
    }

    /// Runs work on one of the threads, in the order of the calls.
    func run(_ work: @escaping @Sendable () -> Void) {
        let isNew = state.change { state in
            state.waiting.append(work)
            guard state.threads < most else { return false }
            state.threads += 1
            return true
        }
        if isNew { Thread { self.workOff() }.start() }
    }

    private func workOff() {
        while let work = next() { work() }
    }

    private func next() -> (@Sendable () -> Void)? {
        state.change { state in
            guard !state.waiting.isEmpty else {
                state.threads -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension BlockingThreads: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        run { job.runSynchronously(on: executor) }
    }
}
