// swift-format-ignore-file
@_exported import ApplePlatform

public enum RemoteConfigSource: Sendable { case remote, `default`, `static` }
public final class RemoteConfigValue: @unchecked Sendable { public var boolValue: Bool { false }; public var source: RemoteConfigSource { .static } }
public final class RemoteConfigSettings: @unchecked Sendable { public init() {}; public var minimumFetchInterval: TimeInterval = 0 }
public enum RemoteConfigFetchAndActivateStatus: Sendable { case successFetchedFromRemote, successUsingPreFetchedData, error }
public final class RemoteConfig: @unchecked Sendable {
    public static func remoteConfig() -> RemoteConfig { fatalError() }
    public var configSettings: RemoteConfigSettings { get { fatalError() } set {} }
    public func setDefaults(_ defaults: [String: NSObject]?) {}
    public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus { .error }
    public func configValue(forKey key: String?) -> RemoteConfigValue { fatalError() }
}
