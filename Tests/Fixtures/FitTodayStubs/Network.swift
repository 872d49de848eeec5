// swift-format-ignore-file
@_exported import ApplePlatform

public struct NWPath: Sendable { public enum Status: Sendable { case satisfied, unsatisfied }; public var status: Status }
public final class NWPathMonitor: @unchecked Sendable {
    public init() {}
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}
