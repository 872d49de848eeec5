extension EncodedSpecifier {
    /// The specifier as `String(format:)` reads it: without its argument's name, whole numbers in 64 bits as Swift has
    /// them.
    func spelling(hasPosition: Bool) -> String {
        let position = hasPosition ? "\(argument)$" : ""
        let width = width.spelling
        let precision = precision.spelling
        return "%" + position + flags.subtracting(.isNarrow).spelling + width
            + (precision.isEmpty ? "" : ".\(precision)")
            + length + String(UnicodeScalar(conversion))
    }

    /// Whether its width or its precision is an argument, too.
    var hasSizeArgument: Bool {
        [width, precision].contains { if case .argument = $0 { true } else { false } }
    }

    /// The length that goes with the conversion.
    private var length: String {
        let isWhole = Self.wholeNumbers.contains(conversion)
        return isWhole && !flags.contains(.isNarrow) ? "ll" : ""
    }

    private static let wholeNumbers = Array("diuxXo".utf8)
}

extension EncodedSpecifier.Size {
    /// The size as it is written; empty where there is none.
    fileprivate var spelling: String {
        switch self {
        case .none: ""
        case .literal(let size): "\(size)"
        case .argument(let number): "*\(number)$"
        }
    }
}
