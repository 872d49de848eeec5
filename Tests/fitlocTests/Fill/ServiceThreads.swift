import Foundation
import TestSupport

/// Threads of their own for the servers of tests.
///
/// The threads that Swift shares among tasks are as many as there are processors; other tests hold them for many
/// seconds, and a server that waits so long would be a service that doesn't answer.
@available(macOS 15, iOS 18, *)
final class ServiceThreads: TaskExecutor {
    static let shared = ServiceThreads(count: 4)

    private let jobs = Watched<[UnownedJob]>([])

    private init(count: Int) {
        for _ in 0..<count {
            Thread { [self] in
                while true {
                    let job = jobs.wait(until: Date(timeIntervalSinceNow: 3600)) { $0.isEmpty ? nil : $0.removeFirst() }
                    job?.runSynchronously(on: asUnownedTaskExecutor())
                }
            }.start()
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.change { $0.append(job) }
    }
}

extension Task where Success == Void, Failure == any Error {
    /// Runs a server on threads of its own where the system can do that, else on the shared ones.
    static func serving(_ body: @escaping @Sendable () async throws -> Void) -> Self {
        if #available(macOS 15, iOS 18, *) {
            Task(executorPreference: ServiceThreads.shared) { try await body() }
        } else {
            Task { try await body() }
        }
    }
}
