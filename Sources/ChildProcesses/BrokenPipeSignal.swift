import Foundation

/// Blocks `SIGPIPE` in the current thread during a write whose reader may be gone.
///
/// The signal would end the whole process. A library must not change the process's signal handlers. On macOS the signal
/// goes to the process instead of the thread; there `SpawnedProcess` turns it off for the pipe.
enum BrokenPipeSignal {
    /// Runs `body` with `SIGPIPE` blocked, so that a broken pipe is reported as an error of `write`.
    static func held<Result>(_ body: () -> Result) -> Result {
        var (signals, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let result = body()
        sigpending(&pending)
        if !wasPending, sigismember(&pending, SIGPIPE) == 1 {
            var number: Int32 = 0
            sigwait(&signals, &number)
        }
        return result
    }
}
