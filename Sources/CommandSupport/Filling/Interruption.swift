import Foundation
import XCStringsKit

/// Ctrl-C while work is under way that can be ended in good order.
struct Interruption: Sendable {
    private let flag = CancellationFlag()

    /// Whether Ctrl-C was pressed.
    var isSet: Bool { flag.isSet }

    /// Does work that Ctrl-C cancels; pressed twice, it ends the program at once.
    func watching<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result {
        let task = Task { await work() }
        // A handler and not `SIG_IGN`, which programs that are started would inherit.
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

    /// Ends the program as Ctrl-C does, so that whoever started it knows.
    static func end() -> Never {
        signal(SIGINT, SIG_DFL)
        kill(getpid(), SIGINT)
        exit(128 + SIGINT)
    }
}
