import Foundation

/// A thread-safe flag that tells a running program's thread that its task was cancelled.
package final class CancellationFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    package init() {}

    package var isSet: Bool { lock.withLock { value } }

    package func set() { lock.withLock { value = true } }
}
