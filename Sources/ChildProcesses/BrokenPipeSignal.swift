import Foundation

/// Keeps the signal of a broken pipe from the thread while something is written that nobody may read.
///
/// A library cannot ask its program to ignore it; unheeded, it would end the whole process.
enum BrokenPipeSignal {
    /// Does something during which a broken pipe is no more than an error.
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
