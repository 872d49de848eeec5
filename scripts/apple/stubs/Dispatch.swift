// The part of Apple's Dispatch that this package uses.
import Darwin

open class DispatchObject: @unchecked Sendable {
    init() {}
}

public final class DispatchQueue: DispatchObject, @unchecked Sendable {
    public class var main: DispatchQueue { fatalError() }
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 2)
    }
    public convenience init(label: String, attributes: Attributes = []) { fatalError() }
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
    public class func global() -> DispatchQueue { fatalError() }
    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
}

public struct DispatchTime: Comparable, Sendable {
    public static func now() -> DispatchTime { fatalError() }
    public var uptimeNanoseconds: UInt64 { 0 }
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never
}

public enum DispatchTimeoutResult: Sendable {
    case success
    case timedOut
}

public final class DispatchSemaphore: DispatchObject, @unchecked Sendable {
    public init(value: Int) {}
    @discardableResult public func signal() -> Int { 0 }
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public final class DispatchGroup: DispatchObject, @unchecked Sendable {
    public override init() {}
    public func enter() {}
    public func leave() {}
    public func wait() {}
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public protocol DispatchSourceProtocol: AnyObject, Sendable {
    @preconcurrency func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?)
    @preconcurrency func setRegistrationHandler(handler: (@Sendable @convention(block) () -> Void)?)
    func resume()
    func activate()
    func cancel()
}

public protocol DispatchSourceSignal: DispatchSourceProtocol {}

public final class DispatchSource: DispatchObject, @unchecked Sendable {
    public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
        fatalError()
    }
}

public func dispatchMain() -> Never { fatalError() }
