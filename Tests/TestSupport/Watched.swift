import Foundation

/// A value that several threads change and wait for.
public final class Watched<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var content: Value

    /// Creates a watched value.
    public init(_ value: Value) {
        content = value
    }

    /// The present value.
    public var value: Value { change { $0 } }

    /// Reads or changes the value, and wakes all waiting threads.
    @discardableResult
    public func change<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        defer { condition.broadcast() }
        return body(&content)
    }

    /// Waits until `body` returns a result; nil after the deadline.
    public func wait<Result>(until deadline: Date, _ body: (inout Value) -> Result?) -> Result? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&content) { return result }
            guard condition.wait(until: deadline) else { return body(&content) }
        }
    }
}
