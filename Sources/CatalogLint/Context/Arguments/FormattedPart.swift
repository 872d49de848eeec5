import CatalogCore

/// One text of a localization, with its format specifiers told from percent signs.
///
/// Foundation reads `100% de` and `50%-ige` as specifiers, and where the text is formatted they are; but nobody meant
/// them as such, so they count as no arguments here and are looked at by themselves.
package struct FormattedPart: Sendable {
    /// The way to the text.
    package let path: PartPath
    /// The text.
    package let text: Text
    /// All that Foundation reads in it.
    package let format: FormatString
    /// The specifiers that were meant as such.
    package let specifiers: [FormatSpecifier]
    /// The specifiers that were meant as percent signs.
    package let mistaken: [FormatSpecifier]

    /// Reads a text; one without `%` costs nothing.
    package init(_ text: Text, at path: PartPath) {
        self.path = path
        self.text = text
        guard text.mayHaveSpecifiers else {
            format = FormatString("")
            specifiers = []
            mistaken = []
            return
        }
        let bytes = text.utf8
        let format = FormatString(utf8: bytes)
        self.format = format
        specifiers = format.specifiers.filter { !Self.isPercentSign($0, in: bytes) }
        mistaken =
            specifiers.count == format.specifiers.count
            ? [] : format.specifiers.filter { Self.isPercentSign($0, in: bytes) }
    }

    /// Whether everything in the text that begins with a percent sign is plain.
    package var isSound: Bool { format.problems.isEmpty && mistaken.isEmpty }

    /// The bytes of a specifier or problem as they are written.
    package func written(_ range: ByteRange) -> String {
        let bytes = text.utf8
        return String(
            decoding: bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)],
            as: UTF8.self)
    }

    /// Whether a number stands before the percent sign, or right behind it as in Turkish, and a word goes on behind.
    private static func isPercentSign(_ specifier: FormatSpecifier, in bytes: ArraySlice<UInt8>) -> Bool {
        if specifier.hasSpaceFlag { return true }
        guard specifier.position == nil, specifier.label == nil, specifier.substitution == nil,
            specifier.conversion != .object
        else { return false }
        let start = bytes.startIndex + specifier.range.lowerBound
        let end = bytes.startIndex + specifier.range.upperBound
        let goesOn = end < bytes.endIndex && bytes[end].isASCIILetter
        if start > bytes.startIndex, bytes[start - 1].isASCIIDigit {
            // `50%-os`, `100%ige`; but `1:0%ds` is a time.
            return !specifier.flags.isDisjoint(with: [.leftAligned, .plus, .alternate])
                || (goesOn && specifier.conversion == .integer && specifier.length == nil)
        }
        guard goesOn, specifier.precision == nil, specifier.length == nil, specifier.flags.isEmpty,
            case .literal(let width)? = specifier.width
        else { return false }
        return width >= 10
    }
}

extension UInt8 {
    /// Whether the byte is `0` to `9`.
    package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") <= 9 }

    /// Whether the byte is a letter of ASCII.
    package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") <= 25 }
}
