// swift-format-ignore-file
@_exported import RevenueCat

public struct PaywallView: Leaf {
    public init(offering: Offering) {}
    public func onPurchaseCompleted(_ action: @escaping (CustomerInfo) -> Void) -> PaywallView { self }
    public func onRestoreCompleted(_ action: @escaping (CustomerInfo) -> Void) -> PaywallView { self }
}
