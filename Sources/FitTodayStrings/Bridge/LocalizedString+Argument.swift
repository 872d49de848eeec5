import Foundation

extension LocalizedString.Argument {
    /// An argument of `String(format:)`.
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

    /// A number of Objective-C, which does not say of what kind it is: a whole one where it is.
    private init(number: Double) {
        self = Int(exactly: number).map(Self.integer) ?? .double(number)
    }
}
