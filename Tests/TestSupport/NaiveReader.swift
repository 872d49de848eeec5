/// A simple parser for valid JSON.
package struct NaiveReader {
    private let bytes: [UInt8]
    private var offset = 0

    /// Returns the value of a valid file; an empty object for an empty file.
    package static func read(_ bytes: [UInt8]) -> NaiveValue {
        var reader = NaiveReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
        reader.skipSpace()
        return reader.offset < bytes.count ? reader.value() : .object
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func skipSpace() {
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return }
            offset += 1
        }
    }

    /// Consumes a character if it is the next one.
    ///
    /// Returns whether it consumed the character.
    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
        offset += 1
        return true
    }

    private mutating func value() -> NaiveValue {
        skipSpace()
        let start = offset
        if take("{") { return NaiveValue(.object(members()), range: start..<offset) }
        if take("[") { return NaiveValue(.array(elements()), range: start..<offset) }
        if bytes[offset] == UInt8(ascii: "\"") {
            let text = string()
            return NaiveValue(.string(text), range: start..<offset, written: Array(bytes[start..<offset]))
        }
        while offset < bytes.count, !Array(" \t\r\n,]}".utf8).contains(bytes[offset]) { offset += 1 }
        return NaiveValue(.word(String(decoding: bytes[start..<offset], as: UTF8.self)), range: start..<offset)
    }

    private mutating func members() -> [NaiveValue.Member] {
        var members: [NaiveValue.Member] = []
        while !take("}"), offset < bytes.count {
            skipSpace()
            let start = offset
            let name = string()
            _ = take(":")
            let value = value()
            members.append(.init(name: name, value: value, range: start..<offset))
            _ = take(",")
        }
        return members
    }

    private mutating func elements() -> [NaiveValue] {
        var elements: [NaiveValue] = []
        while !take("]"), offset < bytes.count {
            elements.append(value())
            _ = take(",")
        }
        return elements
    }

    private mutating func string() -> String {
        offset += 1
        var units: [UInt16] = []
        var start = offset
        func plain(to end: Int) -> String.UTF16View { String(decoding: bytes[start..<end], as: UTF8.self).utf16 }
        while bytes[offset] != UInt8(ascii: "\"") {
            guard bytes[offset] == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            units += plain(to: offset)
            units.append(escape())
            start = offset
        }
        if units.isEmpty {
            defer { offset += 1 }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        units += plain(to: offset)
        offset += 1
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func escape() -> UInt16 {
        let letter = bytes[offset + 1]
        offset += 2
        guard letter == UInt8(ascii: "u") else {
            let plain: [UInt8: UInt16] = [
                UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
                UInt8(ascii: "t"): 9,
            ]
            return plain[letter] ?? UInt16(letter)
        }
        defer { offset += 4 }
        return UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16) ?? 0
    }
}
