import ChildProcesses
import Foundation

/// The signals that stop the program, such as Ctrl-C.
struct StopSignal {
    /// The time in seconds after which the program ends in any case, even if requests keep all threads busy.
    private static let limit: UInt32 = 3

    private let signals: AsyncStream<Void>
    private let observer: SignalObserver

    /// Begins to observe SIGINT, SIGTERM and SIGHUP, which from now on do not end the program themselves.
    init() {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        self.signals = signals
        observer = SignalObserver([SIGINT, SIGTERM, SIGHUP]) {
            continuation.finish()
            Thread.detachNewThread {
                sleep(Self.limit)
                _exit(EXIT_SUCCESS)
            }
        }
    }

    /// Waits for one of the signals, also if it arrived before.
    func wait() async {
        for await _ in signals {}
        observer.end()
    }
}
