/// Stub declarations of SwiftUI, UIKit and Foundation for adopted code, with correct types and isolation.
enum PlatformStubs {
    static let code = views + strings

    private static let views = """
        import Foundation
        nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
            public init(stringLiteral value: String) {}
        }
        @MainActor @preconcurrency public protocol View {
            associatedtype Body: View
            @ViewBuilder var body: Body { get }
        }
        extension Never: View { public var body: Never { return fatalError() } }
        @resultBuilder public enum ViewBuilder {
            public static func buildBlock<each V: View>(_ v: repeat each V) -> Group { Group() }
            public static func buildOptional(_ v: Group?) -> Group { Group() }
            public static func buildEither(first: Group) -> Group { first }
            public static func buildEither(second: Group) -> Group { second }
        }
        public struct Group: View { public var body: Never { return fatalError() } }
        public struct Text: View {
            public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {}
            @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {}
            public var body: Never { return fatalError() }
        }
        public struct Button: View {
            public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
            @_disfavoredOverload public init<S: StringProtocol>(_ t: S, action: @escaping @MainActor () -> Void) {}
            public var body: Never { return fatalError() }
        }
        extension View {
            public func navigationTitle(_ key: LocalizedStringKey) -> Group { Group() }
            @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> Group { Group() }
        }
        @MainActor open class UIViewController { public init() {}; open func viewDidLoad() {}; public var title: String? }

        """

    #if canImport(Darwin)
        private static let strings = ""
    #else
        private static let strings = """
            nonisolated extension String {
                public struct LocalizationValue: ExpressibleByStringInterpolation {
                    public struct StringInterpolation: StringInterpolationProtocol {
                        public init(literalCapacity: Int, interpolationCount: Int) {}
                        public mutating func appendLiteral(_ literal: String) {}
                        public mutating func appendInterpolation(_ value: String) {}
                        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {}
                        public mutating func appendInterpolation(_ value: Double) {}
                        public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
                    }
                    public init(stringLiteral value: String) {}
                    public init(stringInterpolation: StringInterpolation) {}
                }
                public init(
                    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                    comment: StaticString? = nil
                ) { self = "" }
                public init(
                    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                    comment: StaticString? = nil
                ) { self = "" }
            }
            """
    #endif
}
