import Foundation

extension LocalizedString.Argument {
    /// Creates an argument from an argument of `String(format:)`.
    init(_ value: any CVarArg) {
        switch value {
        case let value as any BinaryInteger:
            self = Int(exactly: value).map(Self.integer) ?? .unsigned(UInt(clamping: value))
        case let value as any BinaryFloatingPoint: self = .double(Double(value))
        case let value as String: self = .string(value)
        case let value as NSNumber: self = Self(number: value.doubleValue)
        default: self = .string("\(value)")
        }
    }

    /// Creates an argument from an Objective-C number, whose type is unknown; a whole number becomes an integer.
    private init(number value: Double) {
        self = Int(exactly: value).map(Self.integer) ?? .double(value)
    }
}
