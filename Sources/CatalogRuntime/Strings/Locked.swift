import Foundation

/// A value that only one thread at a time can see or change.
///
/// `Mutex` of the standard library needs newer systems than this package does.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Puts a value under a lock.
    package init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with the value while no other thread has it.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
