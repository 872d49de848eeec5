import Foundation

/// Ctrl-C, or whoever else tells the program to stop.
enum StopSignal {
    /// Waits for the first of the signals that mean it.
    static func wait() async {
        let (signals, continuation) = AsyncStream<Void>.makeStream()
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // A handler and not `SIG_IGN`, which programs that are started would inherit.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.finish() }
            source.resume()
            return source
        }
        for await _ in signals {}
        for source in sources { source.cancel() }
    }
}
