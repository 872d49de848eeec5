extension DocumentParser {
    /// Parses a string and records its traits, without decoding it.
    mutating func parseString() throws(DocumentError) {
        let start = offset
        var traits: DocumentNode.Traits = []
        offset &+= 1
        while true {
            offset = ByteScan.skipPlainText(in: bytes, from: offset)
            guard let byte = peek else { throw error(.truncated(expected: .closingQuote), at: offset) }
            switch byte {
            case UInt8(ascii: "\""):
                offset &+= 1
                return append(.string, from: start, traits: traits)
            case UInt8(ascii: "\\"):
                traits.insert(.escaped)
                if try skipEscape() == UInt32(UInt8(ascii: "%")) { traits.insert(.percent) }
            case 0x80...:
                traits.insert(.nonASCII)
                try skipSequence()
            case ..<0x20:
                throw controlCharacter(byte)
            default:
                if byte == UInt8(ascii: "%") { traits.insert(.percent) }
                offset &+= 1
            }
        }
    }

    /// Skips an escape; returns the code unit of a `\uXXXX`, because that may encode a `%`.
    private mutating func skipEscape() throws(DocumentError) -> UInt32? {
        guard offset &+ 1 < bytes.count else { throw error(.truncated(expected: .closingQuote), at: bytes.count) }
        switch bytes[offset &+ 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset &+= 2
            return nil
        case UInt8(ascii: "u"): return try skipUnicodeEscape()
        default: throw error(.badEscape, at: offset)
        }
    }

    private mutating func skipUnicodeEscape() throws(DocumentError) -> UInt32 {
        let start = offset
        let unit = try codeUnit()
        if (0xDC00...0xDFFF).contains(unit) { throw error(.loneSurrogate, at: start) }
        guard (0xD800...0xDBFF).contains(unit) else { return unit }
        guard peek == UInt8(ascii: "\\"), offset &+ 1 < bytes.count, bytes[offset &+ 1] == UInt8(ascii: "u") else {
            throw error(.loneSurrogate, at: start)
        }
        guard (0xDC00...0xDFFF).contains(try codeUnit()) else { throw error(.loneSurrogate, at: start) }
        return unit
    }

    /// Parses `\uXXXX` and moves past it.
    private mutating func codeUnit() throws(DocumentError) -> UInt32 {
        let start = offset
        var value: UInt32 = 0
        offset &+= 2
        for _ in 0..<4 {
            guard let byte = peek else { throw error(.truncated(expected: .closingQuote), at: offset) }
            guard let digit = JSONText.hexadecimalValue(byte) else { throw error(.badEscape, at: start) }
            value = value << 4 | UInt32(digit)
            offset &+= 1
        }
        return value
    }

    /// Skips one character outside ASCII, which must be well-formed UTF-8 (Unicode 15, table 3-7).
    private mutating func skipSequence() throws(DocumentError) {
        guard let length = UTF8Sequence.length(in: bytes, at: offset) else { throw error(.invalidUTF8, at: offset) }
        offset &+= length
    }

    /// Returns the error for a raw control character.
    ///
    /// A raw line break usually means that the closing quote is missing or that git inserted a conflict marker.
    private func controlCharacter(_ byte: UInt8) -> DocumentError {
        conflictMarker(after: offset) ?? error(.controlCharacter(byte), at: offset)
    }

    private func conflictMarker(after offset: Int) -> DocumentError? {
        let isCarriageReturn = bytes[offset] == 0x0D && offset &+ 1 < bytes.count && bytes[offset &+ 1] == 0x0A
        let start = offset &+ (isCarriageReturn ? 2 : 1)
        return ConflictMarker.begins(at: start, in: bytes) ? error(.conflictMarker, at: start) : nil
    }
}
