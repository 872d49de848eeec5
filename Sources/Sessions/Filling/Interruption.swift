import ChildProcesses
import Foundation

/// Handling of Ctrl-C during work that can be cancelled in an orderly way.
struct Interruption: Sendable {
    private let flag = CancellationFlag()

    /// Whether Ctrl-C was pressed.
    var isSet: Bool { flag.isSet }

    /// Runs work that Ctrl-C cancels, also if it was pressed before the work began.
    ///
    /// A second Ctrl-C ends the program at once.
    func watching<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result {
        // The work waits for the observer, since what it starts must not miss the key.
        let (starts, start) = AsyncStream<Void>.makeStream()
        let task = Task {
            for await _ in starts {}
            return await work()
        }
        let observer = SignalObserver([SIGINT]) { [flag] in
            if flag.isSet { Self.end() }
            flag.set()
            task.cancel()
        }
        start.finish()
        let result = await task.value
        observer.end()
        return result
    }

    /// Ends the program through `SIGINT`, so that the parent process sees the interruption.
    static func end() -> Never {
        signal(SIGINT, SIG_DFL)
        // The threads of libdispatch block signals, and one that reaches another thread would race with `exit`.
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        raise(SIGINT)
        exit(128 + SIGINT)
    }
}
