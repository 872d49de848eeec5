/// A format specifier that is ready to format an argument.
struct FormatField {
    /// The conversion character.
    let conversion: UInt8
    private var flags: Flags
    private var width = 0
    private var precision: Int?

    /// The flags of a specifier, with the bits of the encoding.
    struct Flags: OptionSet {
        let rawValue: UInt8

        static let leftAligned = Flags(rawValue: 1)
        static let plus = Flags(rawValue: 2)
        static let space = Flags(rawValue: 4)
        static let alternate = Flags(rawValue: 8)
        static let zero = Flags(rawValue: 16)
        /// The specifier is for 32 bits or fewer, so that unsigned conversions show a negative number as 32 bits.
        static let isNarrow = Flags(rawValue: 32)

        /// The flags as written before a width.
        var spelling: String {
            (contains(.leftAligned) ? "-" : "") + (contains(.plus) ? "+" : "") + (contains(.space) ? " " : "")
                + (contains(.alternate) ? "#" : "") + (contains(.zero) ? "0" : "")
        }
    }

    /// Creates a field without width and precision.
    init(conversion: UInt8, flags: Flags) {
        self.conversion = conversion
        self.flags = flags
    }

    /// The maximum width and precision, wider than a screen, which limits the memory that an argument can request.
    private static let widest = 500

    /// Sets the width; a negative width means left alignment, as in `printf`.
    mutating func setWidth(_ width: Int) {
        if width < 0 { flags.insert(.leftAligned) }
        self.width = Int(min(width.magnitude, UInt(Self.widest)))
    }

    /// Sets the precision; a negative precision means none, as in `printf`.
    mutating func setPrecision(_ precision: Int) {
        self.precision = precision < 0 ? nil : min(precision, Self.widest)
    }

    /// Appends `argument` as Foundation's `String(format:locale:)` formats it for the language of `numbers`.
    ///
    /// An argument that does not fit the conversion is shown by its own type, so this never crashes. Unlike in
    /// Foundation, `%d` shows numbers beyond 32 bits in full.
    func append(_ argument: LocalizedString.Argument, in numbers: NumberStyle, to output: inout [UInt8]) {
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"):
            append(whole: argument, isSigned: true, numbers, to: &output)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            append(whole: argument, isSigned: false, numbers, to: &output)
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
            append(bits: argument, numbers, to: &output)
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            append(fraction: argument, numbers, to: &output)
        case UInt8(ascii: "c"), UInt8(ascii: "C"):
            append(character: argument, to: &output)
        case UInt8(ascii: "n"):
            break
        default:
            // Foundation ignores width and precision for objects.
            output.append(contentsOf: argument.text.utf8)
        }
    }
}

extension FormatField {
    private func append(
        whole argument: LocalizedString.Argument, isSigned: Bool, _ numbers: NumberStyle, to output: inout [UInt8]
    ) {
        guard let number = argument.wholeNumber else {
            return output.append(contentsOf: argument.text.utf8)
        }
        let shown = isSigned ? number : number.unsigned(isNarrow: flags.contains(.isNarrow))
        guard !isPlain || precision != nil, let value = shown.integer else { return numbers.append(shown, to: &output) }
        output.append(contentsOf: numbers.formatted(specification("lld"), value).utf8)
    }

    private func append(
        bits argument: LocalizedString.Argument, _ numbers: NumberStyle, to output: inout [UInt8]
    ) {
        guard let number = argument.wholeNumber else {
            return output.append(contentsOf: argument.text.utf8)
        }
        let bits = number.unsigned(isNarrow: flags.contains(.isNarrow)).magnitude
        let type = conversion == UInt8(ascii: "O") ? "o" : String(UnicodeScalar(conversion))
        output.append(contentsOf: numbers.formatted(specification("ll" + type), bits).utf8)
    }

    private func append(
        fraction argument: LocalizedString.Argument, _ numbers: NumberStyle, to output: inout [UInt8]
    ) {
        guard let value = argument.doubleValue else {
            return output.append(contentsOf: argument.text.utf8)
        }
        guard conversion == UInt8(ascii: "f"), isPlain else {
            let specification = specification(String(UnicodeScalar(conversion)))
            return output.append(contentsOf: numbers.formatted(specification, value).utf8)
        }
        numbers.append(value, fraction: precision ?? 6, to: &output)
    }

    /// Appends the character with the code in `argument`; an argument that is not a number is shown unchanged.
    private func append(character argument: LocalizedString.Argument, to output: inout [UInt8]) {
        guard let number = argument.wholeNumber?.integer, let code = UInt32(exactly: number) else {
            return output.append(contentsOf: argument.text.utf8)
        }
        let padding = [UInt8](repeating: UInt8(ascii: " "), count: max(0, width - 1))
        if !flags.contains(.leftAligned) { output += padding }
        output.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
        if flags.contains(.leftAligned) { output += padding }
    }

    /// Whether the field has no flags and no width.
    private var isPlain: Bool { flags.isSubset(of: .isNarrow) && width == 0 }

    private func specification(_ type: String) -> String {
        "%" + flags.spelling + (width > 0 ? String(width) : "") + (precision.map { ".\($0)" } ?? "") + type
    }
}
