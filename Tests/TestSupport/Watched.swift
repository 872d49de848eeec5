import Foundation

/// A value that threads change, and wait for.
final class Watched<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Reads or changes the value, and wakes all that wait for it.
    @discardableResult
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        defer { condition.broadcast() }
        return body(&value)
    }

    /// Waits until `body` gives something; nil if that is not before the deadline.
    func wait<Result>(until deadline: Date, _ body: (inout Value) -> Result?) -> Result? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            guard condition.wait(until: deadline) else { return body(&value) }
        }
    }
}
