extension LocalizedString.Argument {
    /// Creates an argument from a value that is passed to `String(format:)`.
    init(_ value: any CVarArg) {
        self =
            switch value {
            case let number as any SignedInteger: .integer(Int(clamping: number))
            case let number as any BinaryInteger: .unsigned(UInt(clamping: number))
            case let number as any BinaryFloatingPoint: .double(Double(number))
            default: .string(String(describing: value))
            }
    }
}
