extension EncodedSpecifier {
    /// Returns the specifier in the syntax of `String(format:)`, without the argument name.
    ///
    /// Integers get a length modifier for 64 bits, the size of Swift's integers.
    func spelling(hasPosition: Bool) -> String {
        let position = hasPosition ? "\(argument)$" : ""
        let width = width.spelling
        let precision = precision.spelling
        return "%" + position + flags.subtracting(.isNarrow).spelling + width
            + (precision.isEmpty ? "" : ".\(precision)")
            + length + String(UnicodeScalar(conversion))
    }

    /// Whether the width or precision is an argument.
    var hasSizeArgument: Bool {
        [width, precision].contains { if case .argument = $0 { true } else { false } }
    }

    /// The length modifier of the conversion.
    private var length: String {
        let isWhole = Self.wholeNumbers.contains(conversion)
        return isWhole && !flags.contains(.isNarrow) ? "ll" : ""
    }

    private static let wholeNumbers = Array("diuxXo".utf8)
}

extension EncodedSpecifier.Size {
    /// The size as written in a format specifier; empty for none.
    fileprivate var spelling: String {
        switch self {
        case .none: ""
        case .literal(let size): "\(size)"
        case .argument(let number): "*\(number)$"
        }
    }
}
