import Foundation

/// What a signal does in this process, to be restored later.
///
/// Swift cannot keep the handlers themselves: inside an optional value, the address of `SIG_IGN` reads as nil.
struct SignalAction {
    private let signal: Int32
    private var action = sigaction()

    /// Remembers what a signal does now.
    init(of signal: Int32) {
        self.signal = signal
        sigaction(signal, nil, &action)
    }

    /// Lets the signal do again what it did.
    func restore() {
        var action = action
        sigaction(signal, &action, nil)
    }
}
