// The part of the package SwiftNIO that this package uses, with the signatures of its sources.
public struct NIOLockedValueBox<Value> {
    public init(_ value: Value) {}
    public func withLockedValue<T>(_ mutate: (inout Value) throws -> T) rethrows -> T { fatalError() }
}
extension NIOLockedValueBox: @unchecked Sendable where Value: Sendable {}
