import CatalogCore

/// A specifier as translation machines and input methods damage it: `% @`, `％@`, `%LLD`, `%１$@`.
struct DamagedSpecifier: Sendable {
    /// The damaged spelling.
    let written: String
    /// The intended specifier.
    let specifier: FormatSpecifier
    /// The right spelling, with the space that people see in front of a number: ` %d` for `% d` in `Width:% d`.
    let replacement: String

    /// Returns the damaged specifiers of a text.
    static func all(in bytes: ArraySlice<UInt8>) -> [DamagedSpecifier] {
        var specifiers: [DamagedSpecifier] = []
        var offset = bytes.startIndex
        while offset < bytes.endIndex {
            let byte = bytes[offset]
            let previous = offset > bytes.startIndex ? bytes[offset - 1] : nil
            guard byte == UInt8(ascii: "%") || byte == 0xEF,
                let end = end(of: bytes[offset...], after: previous, into: &specifiers)
            else {
                offset += 1
                continue
            }
            offset = end
        }
        return specifiers
    }

    /// Reads a specifier, damaged or not, at the beginning of `bytes` and returns its end.
    private static func end(
        of bytes: ArraySlice<UInt8>, after previous: UInt8?, into specifiers: inout [DamagedSpecifier]
    ) -> Int? {
        var plain: [UInt8] = []
        var rest = bytes
        while plain.count < 12, let character = PlainCharacter(first: rest) {
            guard character.byte == UInt8(ascii: "%") ? plain.isEmpty : !plain.isEmpty else { return nil }
            rest = rest.dropFirst(character.length)
            if character.byte != UInt8(ascii: " ") { plain.append(character.byte) }
            guard isConversion(character.byte, after: plain) else { continue }
            let written = bytes[bytes.startIndex..<rest.startIndex]
            guard character.byte == UInt8(ascii: "@") || !(rest.first?.isASCIILetter ?? false) else { return nil }
            if let specifier = healthy(plain), !written.elementsEqual(specifier.spelling.utf8) {
                let text = String(decoding: written, as: UTF8.self)
                // Behind the percent sign, a space is a flag that shows a space before a positive number.
                let showsSpace =
                    text.hasPrefix("% ") && character.byte != UInt8(ascii: "@")
                    && previous.map { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } ?? false
                specifiers.append(
                    DamagedSpecifier(
                        written: text, specifier: specifier,
                        replacement: (showsSpace ? " " : "") + specifier.spelling))
            }
            return rest.startIndex
        }
        return nil
    }

    private static func isConversion(_ byte: UInt8, after plain: [UInt8]) -> Bool {
        plain.count > 1 && (byte == UInt8(ascii: "@") || "diufsDIUF".utf8.contains(byte))
    }

    /// Returns the specifier for repaired bytes, in lower case.
    ///
    /// Catalogs practically never use upper-case conversions.
    private static func healthy(_ plain: [UInt8]) -> FormatSpecifier? {
        let format = FormatString(String(decoding: plain, as: UTF8.self).lowercased())
        guard format.pieces.count == 1, let specifier = format.specifiers.first else { return nil }
        return specifier.range.count == plain.count && !specifier.hasSpaceFlag ? specifier : nil
    }
}

/// A character of a specifier, in ASCII or in full width.
private struct PlainCharacter {
    let byte: UInt8
    let length: Int

    /// Reads the first character of `bytes`; nil if the character cannot be part of a specifier.
    init?(first bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else { return nil }
        if bytes.starts(with: [0xC2, 0xA0]) {
            (byte, length) = (UInt8(ascii: " "), 2)
        } else if bytes.starts(with: [0xE2, 0x80, 0xAF]) {
            (byte, length) = (UInt8(ascii: " "), 3)
        } else {
            (byte, length) = first < 0x80 ? (first, 1) : (Self.narrow(bytes), 3)
            guard byte.isASCIILetter || byte.isASCIIDigit || " %$@.".utf8.contains(byte) else { return nil }
        }
    }

    /// Returns the ASCII equivalent of a full-width character from U+FF01 to U+FF5E; 0 for all other characters.
    private static func narrow(_ bytes: ArraySlice<UInt8>) -> UInt8 {
        guard bytes.count >= 3, bytes[bytes.startIndex] == 0xEF else { return 0 }
        let third = bytes[bytes.startIndex + 2]
        switch bytes[bytes.startIndex + 1] {
        case 0xBC: return third &- 0x80 &+ 0x20
        case 0xBD: return third &- 0x80 &+ 0x60
        default: return 0
        }
    }
}
