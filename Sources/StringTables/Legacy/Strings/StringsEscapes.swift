import CatalogCore

/// A decoder for the backslash escapes in quoted texts of a `.strings` table (docs/formats.md §3).
struct StringsEscapes {
    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int
    private var output: [UInt8] = []

    /// Returns the decoded text of a range that excludes the quotes.
    static func resolved(in bytes: [UInt8], _ range: ByteRange) throws(StringsSyntaxError) -> String {
        var escapes = StringsEscapes(bytes: bytes, range: range)
        return try escapes.resolve()
    }

    private init(bytes: [UInt8], range: ByteRange) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    private mutating func resolve() throws(StringsSyntaxError) -> String {
        while offset < end {
            let next = bytes[offset..<end].firstIndex(of: UInt8(ascii: "\\")) ?? end
            output += bytes[offset..<next]
            offset = next
            if offset < end { try resolveEscape() }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Decodes one escape.
    ///
    /// A character without a special meaning stands for itself, so a backslash before a line break leaves the line
    /// break.
    private mutating func resolveEscape() throws(StringsSyntaxError) {
        let start = offset
        offset += 1
        guard offset < end else { return }
        let byte = bytes[offset]
        if let scalar = Self.control(byte) {
            append(scalar)
            offset += 1
        } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
            append(NextStepEncoding.scalar(for: octalByte()))
        } else if byte == UInt8(ascii: "U") {
            offset += 1
            try resolveUnicode(startingAt: start)
        } else if byte == UInt8(ascii: "u"), hexadecimalCount(at: offset + 1) == 4 {
            offset += 1
            try resolveUnicode(startingAt: start)
        } else {
            takeCharacter()
        }
    }

    /// Appends the current character with its continuation bytes; the text is known to be valid UTF-8.
    private mutating func takeCharacter() {
        let start = offset
        offset += 1
        while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        output += bytes[start..<offset]
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }

    private static func control(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case UInt8(ascii: "a"): "\u{07}"
        case UInt8(ascii: "b"): "\u{08}"
        case UInt8(ascii: "f"): "\u{0C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "v"): "\u{0B}"
        default: nil
        }
    }

    /// Reads up to three octal digits; a value that exceeds a byte loses its high bits, as in Foundation.
    private mutating func octalByte() -> UInt8 {
        var byte: UInt8 = 0
        let limit = min(offset + 3, end)
        while offset < limit, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) {
            byte = byte << 3 | (bytes[offset] & 7)
            offset += 1
        }
        return byte
    }

    /// Decodes a UTF-16 unit, together with the next one if they form a surrogate pair.
    private mutating func resolveUnicode(startingAt start: Int) throws(StringsSyntaxError) {
        guard let unit = unicodeUnit() else { throw StringsSyntaxError(.badEscape, at: start, in: bytes) }
        if let scalar = Unicode.Scalar(unit) {
            append(scalar)
            return
        }
        if unit < 0xDC00, offset + 1 < end, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] | 0x20 == 0x75 {
            offset += 2
            if let low = unicodeUnit(), low & 0xFC00 == 0xDC00,
                let scalar = Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)))
            {
                append(scalar)
                return
            }
        }
        throw StringsSyntaxError(.loneSurrogate, at: start, in: bytes)
    }

    /// Reads one to four hexadecimal digits, because Foundation does not require four.
    private mutating func unicodeUnit() -> UInt16? {
        let count = hexadecimalCount(at: offset)
        guard count > 0 else { return nil }
        defer { offset += count }
        return UInt16(String(decoding: bytes[offset..<offset + count], as: UTF8.self), radix: 16)
    }

    private func hexadecimalCount(at start: Int) -> Int {
        var count = 0
        while count < 4, start + count < end, Unicode.Scalar(bytes[start + count]).properties.isASCIIHexDigit {
            count += 1
        }
        return count
    }
}
