import CatalogCore

/// Reads the words and strings of a PO file.
struct POScanner {
    private let bytes: [UInt8]
    private let lines: LineIndex
    /// How many bytes have been read.
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lines = LineIndex(bytes)
    }

    /// Where a byte is.
    func position(at offset: Int) -> TextPosition { lines.position(at: offset) }

    /// An error of what stands at a place.
    func unexpected(at start: Int) -> POError {
        let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
        return POError(
            reason: .unexpected(String(decoding: line, as: UTF8.self)), position: position(at: start))
    }

    // MARK: - Bytes

    /// The next byte that is no space.
    mutating func next() -> UInt8? {
        while offset < bytes.count, bytes[offset] == 0x20 || 0x9...0xD ~= bytes[offset] { offset += 1 }
        return offset < bytes.count ? bytes[offset] : nil
    }

    /// Passes a byte, where it is the next that is no space.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        offset += 1
        return true
    }

    /// Passes a word of small letters.
    mutating func word() -> String {
        let letters = bytes[offset...].prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "_") }
        offset += letters.count
        return String(decoding: letters, as: UTF8.self)
    }

    /// The rest of the line.
    mutating func line() -> ArraySlice<UInt8> {
        let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        defer { offset = end }
        return bytes[offset..<end]
    }

    /// Digits.
    mutating func number() -> Int? {
        let digits = bytes[offset...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        offset += digits.count
        return Int(String(decoding: digits, as: UTF8.self))
    }

    // MARK: - Strings

    /// One string or several on end, which are one.
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

    /// What follows a backslash: a letter, up to three octal digits, or `x` and two hexadecimal ones.
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
