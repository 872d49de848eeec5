import ChildProcesses
import Foundation

/// Handling of Ctrl-C during work that can be cancelled in an orderly way.
struct Interruption: Sendable {
    private let flag = CancellationFlag()

    /// Whether Ctrl-C was pressed.
    var isSet: Bool { flag.isSet }

    /// Runs work that Ctrl-C cancels.
    ///
    /// A second Ctrl-C ends the program at once.
    func watching<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result {
        let task = Task { await work() }
        // Install a handler instead of `SIG_IGN`, which child processes would inherit.
        let handler = signal(SIGINT) { _ in }
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [flag] in
            if flag.isSet { Self.end() }
            flag.set()
            task.cancel()
        }
        source.resume()
        let result = await task.value
        source.cancel()
        signal(SIGINT, handler)
        return result
    }

    /// Ends the program through `SIGINT`, so that the parent process sees the interruption.
    static func end() -> Never {
        signal(SIGINT, SIG_DFL)
        kill(getpid(), SIGINT)
        exit(128 + SIGINT)
    }
}
