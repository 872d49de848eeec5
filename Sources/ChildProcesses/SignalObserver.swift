import Foundation

/// Observes signals that would otherwise end the program, such as Ctrl-C.
///
/// No signal is lost, however busy the program is: the handler writes its number into a pipe, and a thread of its own
/// reads there. A signal source of libdispatch loses what arrives before the manager's thread has registered it, and on
/// Linux everything after the first source of a signal, since libdispatch installs its handler once in a process.
///
/// A program that this process starts does not inherit the observation.
package struct SignalObserver {
    private let signals: [Int32]
    private let former: [SignalAction]

    /// Begins to observe signals.
    ///
    /// - Parameters:
    ///   - signals: The numbers of the signals. Another observer must not observe them at the same time.
    ///   - action: What is called on each signal, on the thread that all observers share.
    package init(_ signals: [Int32], action: @escaping @Sendable () -> Void) {
        guard let delivery = SignalDelivery.shared else {
            (self.signals, former) = ([], [])
            return
        }
        self.signals = signals
        former = signals.map(SignalAction.init)
        for number in signals {
            delivery.setAction(action, for: number)
            signal(number) { number in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(deliveryEnd, &byte, 1)
                errno = code
            }
        }
    }

    /// Ends the observation: the signals do again what they did before.
    package func end() {
        for action in former { action.restore() }
        for number in signals { SignalDelivery.shared?.setAction(nil, for: number) }
    }
}

/// The end of the pipe that signal handlers write to, which can access only static variables.
nonisolated(unsafe) private var deliveryEnd: Int32 = -1

/// The way from a signal's handler to the thread that acts on it.
private final class SignalDelivery: @unchecked Sendable {
    /// The delivery of this process.
    ///
    /// nil if the process has no descriptor left; signals then do what they always do.
    static let shared = SignalDelivery()

    private let lock = NSLock()
    private var actions: [Int32: @Sendable () -> Void] = [:]

    private init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // A handler must never wait. What it could not write is one of 65,536 equal signals.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        deliveryEnd = ends[1]
        let thread = Thread { [start = ends[0]] in
            var byte: UInt8 = 0
            while true {
                let count = read(start, &byte, 1)
                if count == 1 { SignalDelivery.shared?.act(on: Int32(byte)) }
                if count < 0, errno != EINTR { return }
            }
        }
        thread.start()
    }

    func setAction(_ action: (@Sendable () -> Void)?, for signal: Int32) {
        lock.withLock { actions[signal] = action }
    }

    private func act(on signal: Int32) {
        lock.withLock { actions[signal] }?()
    }
}
