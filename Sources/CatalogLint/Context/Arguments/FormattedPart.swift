import CatalogCore

/// One text of a localization, with format specifiers separated from percent signs.
///
/// Foundation reads `100% de` and `50%-ige` as specifiers. In a formatted text they do act as specifiers, but the
/// author meant percent signs. Therefore they do not count as arguments here and have checks of their own.
package struct FormattedPart: Sendable {
    /// The path of the text.
    package let path: PartPath
    /// The text, as in the file.
    package let text: Text
    /// All specifiers that Foundation reads in the text.
    package let format: FormatString
    /// The specifiers that the author meant as such.
    package let specifiers: [FormatSpecifier]
    /// The specifiers that the author meant as percent signs.
    package let mistaken: [FormatSpecifier]

    /// Parses a text.
    ///
    /// A text without `%` needs no parsing.
    package init(_ text: Text, at path: PartPath) {
        self.path = path
        self.text = text
        guard text.mayHaveSpecifiers else {
            format = FormatString("")
            specifiers = []
            mistaken = []
            return
        }
        let bytes = Self.withoutEscapes(Self.withoutTemplateNames(text.utf8))
        let format = FormatString(utf8: bytes)
        self.format = format
        specifiers = format.specifiers.filter { !Self.isPercentSign($0, in: bytes) }
        mistaken =
            specifiers.count == format.specifiers.count
            ? [] : format.specifiers.filter { Self.isPercentSign($0, in: bytes) }
    }

    /// Returns bytes in which letters replace names in capitals between percent signs, such as `%APP_NAME%`, for which
    /// code searches the text.
    private static func withoutTemplateNames(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let sign = UInt8(ascii: "%")
        var replaced = bytes
        var start = bytes.firstIndex(of: sign)
        while let opening = start {
            let name = bytes[(opening + 1)...].prefix { byte in
                byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte.isASCIILetter && byte & 0x20 == 0
            }
            start = bytes[(opening + 1)...].firstIndex(of: sign)
            guard name.count >= shortestName, name.first?.isASCIILetter ?? false, start == name.endIndex else {
                continue
            }
            for index in opening...name.endIndex { replaced[index] = UInt8(ascii: "x") }
            start = bytes[(name.endIndex + 1)...].firstIndex(of: sign)
        }
        return replaced
    }

    /// Returns bytes in which letters replace the escapes of an address, such as the `%20` of `mailto:a@b.c?subject=A%20B`.
    private static func withoutEscapes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let scheme = bytes.prefix(while: \.isASCIILetter)
        guard !scheme.isEmpty, scheme.endIndex < bytes.endIndex, bytes[scheme.endIndex] == UInt8(ascii: ":"),
            !bytes.contains(UInt8(ascii: " "))
        else { return bytes }
        var replaced = bytes
        for index in bytes.indices.dropLast(2) where bytes[index] == UInt8(ascii: "%") {
            let digits = bytes[(index + 1)...(index + 2)]
            guard digits.allSatisfy({ $0.isASCIIDigit || (0x41...0x46).contains($0 & ~0x20) }) else { continue }
            for offset in index...(index + 2) { replaced[offset] = UInt8(ascii: "x") }
        }
        return replaced
    }

    /// The number of characters of the shortest name in a template, which tells it from `%D%`.
    private static let shortestName = 3

    /// Whether every percent sign in the text starts a valid, intended specifier.
    package var isSound: Bool { format.problems.isEmpty && mistaken.isEmpty }

    /// Whether the specifiers take each argument once, where those without a number are counted separately.
    var takesEachArgumentOnce: Bool {
        var unnumbered = 0
        let positions = specifiers.map { specifier in
            if let position = specifier.position { return position }
            unnumbered += 1
            return unnumbered
        }
        return positions.sorted().elementsEqual(1...max(1, positions.count))
    }

    /// Whether the text is an identifier with specifiers in its name, as in `calendars.count_%d`.
    ///
    /// Such a key is not a text. Its specifiers need not be those of the texts.
    package var isIdentifier: Bool {
        guard !specifiers.isEmpty else { return false }
        var name = written(0..<text.utf8.count)
        for specifier in specifiers { name = name.replacing(written(specifier.range), with: "0") }
        return KeyStyle.isIdentifier(name) && name.split { !$0.isLetter }.contains { $0.count > 1 }
    }

    /// Returns whether a specifier is the ending of a word, as in `%lld file%@`, for which code passes “s” or nothing.
    package func isEnding(_ specifier: FormatSpecifier) -> Bool {
        guard specifier.conversion == .object, specifier.substitution == nil else { return false }
        let bytes = text.utf8
        let word = bytes[..<(bytes.startIndex + specifier.range.lowerBound)].suffix(Self.shortestNoun)
        let rest = bytes[(bytes.startIndex + specifier.range.upperBound)...]
        return word.count == Self.shortestNoun && word.allSatisfy(\.isASCIILetter)
            && !(rest.first?.isASCIIAlphanumeric ?? false)
    }

    /// The number of letters of the shortest noun with an ending.
    private static let shortestNoun = 3

    /// Returns the spelling of a specifier or problem in the text.
    package func written(_ range: ByteRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

    /// Returns the bytes of a specifier or problem in the text.
    func bytes(_ range: ByteRange) -> ArraySlice<UInt8> {
        let bytes = text.utf8
        return bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
    }

    /// Returns whether the author meant the specifier as a percent sign.
    ///
    /// A specifier with a space flag is always a percent sign, as in `100% de`. Otherwise, a number must precede the
    /// sign, or follow it as in Turkish, and a word must follow.
    private static func isPercentSign(_ specifier: FormatSpecifier, in bytes: ArraySlice<UInt8>) -> Bool {
        if specifier.hasSpaceFlag { return true }
        guard specifier.position == nil, specifier.label == nil, specifier.substitution == nil,
            specifier.conversion != .object
        else { return false }
        let start = bytes.startIndex + specifier.range.lowerBound
        let end = bytes.startIndex + specifier.range.upperBound
        let goesOn = end < bytes.endIndex && bytes[end].isASCIILetter
        if start > bytes.startIndex, bytes[start - 1].isASCIIDigit {
            // `50%-os` and `100%ige` are percentages; `1:0%ds` is a time.
            return !specifier.flags.isDisjoint(with: [.leftAligned, .plus, .alternate])
                || (goesOn && specifier.conversion == .integer && specifier.length == nil)
        }
        guard goesOn, specifier.precision == nil, specifier.length == nil, specifier.flags.isEmpty,
            case .literal(let width)? = specifier.width
        else { return false }
        return width >= 10
    }
}
