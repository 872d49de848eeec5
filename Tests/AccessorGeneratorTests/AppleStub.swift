import Foundation

/// Stubs of Apple's Foundation types, used to type-check accessors in the style `apple` on other systems.
enum AppleStub {
    /// Returns the accessors with Apple's conditions enabled and with the types of the stub.
    static func adapted(_ source: String) -> String {
        source.replacingOccurrences(of: "#if canImport(Darwin)", with: "#if true")
            .replacingOccurrences(of: "Foundation.LocalizedStringResource", with: "LocalizedStringResource")
    }

    static let source = """
        public struct LocalizedStringResource: Sendable {
            enum BundleDescription: Sendable { case main, forClass(AnyClass), atURL(String) }
            init(
                _ key: StaticString, defaultValue: String.LocalizationValue = "", table: String? = nil,
                bundle: BundleDescription = .main, comment: StaticString? = nil
            ) {}
        }
        protocol Formattable {}
        extension Int: Formattable {}
        extension Int32: Formattable {}
        extension UInt32: Formattable {}
        extension UInt: Formattable {}
        extension Double: Formattable {}
        extension String {
            struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
                init(stringLiteral value: String) {}
                init(stringInterpolation: Interpolation) {}
                struct Interpolation: StringInterpolationProtocol {
                    init(literalCapacity: Int, interpolationCount: Int) {}
                    mutating func appendLiteral(_ literal: String) {}
                    mutating func appendInterpolation(_ value: String) {}
                    mutating func appendInterpolation<Value: Formattable>(_ value: Value, specifier: String) {}
                }
                typealias StringInterpolation = Interpolation
            }
        }
        """
}
