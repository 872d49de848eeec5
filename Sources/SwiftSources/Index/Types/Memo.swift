import Foundation

/// Values that are computed once for each key, on any thread.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    /// Returns the value for a key, which `make` computes the first time.
    ///
    /// Two threads can compute the same value at the same time; both get the one stored first.
    func value(for key: Key, make: () -> Value) -> Value {
        if let value = lock.withLock({ values[key] }) { return value }
        let made = make()
        return lock.withLock {
            if let value = values[key] { return value }
            values[key] = made
            return made
        }
    }
}
