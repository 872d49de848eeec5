import CatalogCore

/// A scanner for the words and strings of a PO file.
struct POScanner {
    private let bytes: [UInt8]
    private let lines: LineIndex
    /// The offset of the next byte to read.
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineIndex(bytes)
    }

    /// Returns the position of an offset.
    func position(at offset: Int) -> TextPosition { lines.position(at: offset) }

    /// Creates an error about the text at an offset.
    func unexpected(at start: Int) -> POError {
        let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
        return POError(
            reason: .unexpected(String(decoding: line, as: UTF8.self)), position: position(at: start))
    }

    // MARK: - Bytes

    /// Skips whitespace and returns the next byte.
    mutating func next() -> UInt8? {
        while offset < bytes.count, bytes[offset] == 0x20 || 0x9...0xD ~= bytes[offset] { offset += 1 }
        return offset < bytes.count ? bytes[offset] : nil
    }

    /// Consumes a byte if it is the next byte after whitespace.
    ///
    /// - Returns: Whether the byte was consumed.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        offset += 1
        return true
    }

    /// Consumes a word of lowercase letters and `_`.
    mutating func word() -> String {
        let letters = bytes[offset...].prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "_") }
        offset += letters.count
        return String(decoding: letters, as: UTF8.self)
    }

    /// Consumes the rest of the line.
    mutating func line() -> ArraySlice<UInt8> {
        let end = bytes[offset...].firstIndex { $0.isLineEnd } ?? bytes.endIndex
        defer { offset = end }
        return bytes[offset..<end]
    }

    /// Consumes digits.
    mutating func number() -> Int? {
        let digits = bytes[offset...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        offset += digits.count
        return Int(String(decoding: digits, as: UTF8.self))
    }

    // MARK: - Strings

    /// Consumes one or more adjacent strings and returns them joined.
    mutating func string() throws(POError) -> String {
        var text: [UInt8] = []
        let start = offset
        var isThere = false
        while next() == UInt8(ascii: "\"") {
            isThere = true
            try piece(into: &text)
        }
        guard isThere else { throw unexpected(at: offset) }
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else {
            throw POError(reason: .badEscape, position: position(at: start))
        }
        return string
    }

    private mutating func piece(into text: inout [UInt8]) throws(POError) {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return
            case UInt8(ascii: "\\"): text.append(try escape())
            default: text.append(byte)
            }
        }
        throw POError(reason: .unclosedString, position: position(at: start))
    }

    /// Consumes the escape after a backslash: a letter, up to three octal digits, or `x` with two hexadecimal digits.
    private mutating func escape() throws(POError) -> UInt8 {
        let start = offset - 1
        let letter = offset < bytes.count ? bytes[offset] : 0
        if let byte = POText.byte(of: letter) {
            offset += 1
            return byte
        }
        let isHexadecimal = letter == UInt8(ascii: "x")
        let (radix, longest) = isHexadecimal ? (16, 2) : (8, 3)
        if isHexadecimal { offset += 1 }
        let digits = bytes[offset...].prefix(longest).prefix {
            Character(UnicodeScalar($0)).hexDigitValue.map { $0 < radix } ?? false
        }
        offset += digits.count
        guard let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: radix) else {
            throw POError(reason: .badEscape, position: position(at: start))
        }
        return byte
    }
}
