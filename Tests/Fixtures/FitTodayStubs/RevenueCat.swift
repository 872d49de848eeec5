// swift-format-ignore-file
@_exported import SwiftUI

public enum LogLevel { case debug }
public final class EntitlementInfo: Sendable { public var isActive: Bool { false }; public var expirationDate: Date? { nil }; public var productIdentifier: String { "" } }
public final class EntitlementInfos: Sendable { public subscript(key: String) -> EntitlementInfo? { nil }; public var active: [String: EntitlementInfo] { [:] }; public var all: [String: EntitlementInfo] { [:] } }
public final class CustomerInfo: Sendable { public var entitlements: EntitlementInfos { fatalError() } }
public final class Offering: Sendable {}
public final class Offerings: Sendable { public var current: Offering? { nil }; public subscript(key: String) -> Offering? { nil } }
public final class Purchases: Sendable {
    nonisolated(unsafe) public static var logLevel = LogLevel.debug
    public static var shared: Purchases { fatalError() }
    @discardableResult public static func configure(withAPIKey key: String) -> Purchases { fatalError() }
    public func overridePreferredUILocale(_ locale: String?) {}
    public func customerInfo() async throws -> CustomerInfo { fatalError() }
    public func restorePurchases() async throws -> CustomerInfo { fatalError() }
    public func offerings() async throws -> Offerings { fatalError() }
    public var customerInfoStream: AsyncStream<CustomerInfo> { fatalError() }
}
