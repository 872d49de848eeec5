// swift-format-ignore-file
@_exported import SwiftUI

public struct Product: Identifiable, Sendable {
    public struct SubscriptionInfo: Sendable { public var introductoryOffer: SubscriptionOffer?; public var subscriptionPeriod: SubscriptionPeriod }
    public struct SubscriptionPeriod: Sendable { public enum Unit: Sendable { case day, week, month, year }; public var unit: Unit; public var value: Int }
    public struct SubscriptionOffer: Sendable { public enum PaymentMode: Sendable { case freeTrial, payAsYouGo, payUpFront }; public var paymentMode: PaymentMode; public var period: SubscriptionPeriod }
    public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
    public var id: String
    public var displayName: String
    public var displayPrice: String
    public var price: Decimal
    public var subscription: SubscriptionInfo?
    public static func products(for ids: some Collection<String>) async throws -> [Product] { [] }
    public func purchase() async throws -> PurchaseResult { fatalError() }
}
public enum VerificationResult<T: Sendable>: Sendable { case unverified(T, any Error), verified(T) }
public struct Transaction: Sendable {
    public var productID: String
    public var expirationDate: Date?
    public var revocationDate: Date?
    public func finish() async {}
    public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> { fatalError() }
    public static var updates: AsyncStream<VerificationResult<Transaction>> { fatalError() }
}
public enum AppStore { public static func sync() async throws {} }
