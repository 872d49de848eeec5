import Foundation

/// Tells whether somebody has given up waiting.
package final class CancellationFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    package init() {}

    package var isSet: Bool { lock.withLock { value } }

    package func set() { lock.withLock { value = true } }
}
