import Foundation

/// Whether a signal arrived before its source was active.
nonisolated(unsafe) private var hasEarlySignal: sig_atomic_t = 0

/// The signals that stop the program, such as Ctrl-C.
struct StopSignal {
    /// The time in seconds after which the program ends in any case, even if requests keep all threads busy.
    private static let limit = 3.0
    /// A queue with a thread of its own, because requests can occupy all threads that other queues and tasks share.
    private static let queue = DispatchQueue(label: "fitloc.edit.signals")

    private let signals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Begins to observe SIGINT, SIGTERM and SIGHUP, which from now on do not end the program themselves.
    init() {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        self.signals = signals
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // Replaces `SIG_IGN`, which child processes would inherit, and notes a signal until the source is active.
            signal(number) { _ in hasEarlySignal = 1 }
            let source = DispatchSource.makeSignalSource(signal: number, queue: Self.queue)
            source.setEventHandler {
                continuation.finish()
                Self.queue.asyncAfter(deadline: .now() + Self.limit) { _exit(EXIT_SUCCESS) }
            }
            source.setRegistrationHandler {
                if hasEarlySignal != 0 { continuation.finish() }
            }
            source.resume()
            return source
        }
    }

    /// Waits for one of the signals, also if it arrived before.
    func wait() async {
        for await _ in signals {}
        for source in sources { source.cancel() }
    }
}
