import Foundation

extension LocalizedString.Argument {
    /// Creates an argument from a value that is passed to `String(format:)`.
    init(_ value: any CVarArg) {
        switch value {
        case let number as any SignedInteger: self = .integer(Int(clamping: number))
        case let number as any BinaryInteger:
            self = Int(exactly: number).map(Self.integer) ?? .unsigned(UInt(clamping: number))
        case let number as any BinaryFloatingPoint: self = .double(Double(number))
        case let text as String: self = .string(text)
        case let number as NSNumber: self = Self(double: number.doubleValue)
        default: self = .string(String(describing: value))
        }
    }

    /// Creates an argument from an Objective-C number, whose type is unknown; a whole number becomes an integer.
    private init(double value: Double) {
        self = Int(exactly: value).map(Self.integer) ?? .double(value)
    }
}
