import Foundation

/// A value that threads change, and wait for.
public final class Watched<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var content: Value

    /// Watches a value.
    public init(_ value: Value) {
        content = value
    }

    /// What it is now.
    public var value: Value { change { $0 } }

    /// Reads or changes the value, and wakes all that wait for it.
    @discardableResult
    public func change<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        defer { condition.broadcast() }
        return body(&content)
    }

    /// Waits until `body` gives something; nil if that is not before the deadline.
    public func wait<Result>(until deadline: Date, _ body: (inout Value) -> Result?) -> Result? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&content) { return result }
            guard condition.wait(until: deadline) else { return body(&content) }
        }
    }
}
