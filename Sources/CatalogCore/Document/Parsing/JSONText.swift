/// Encoding and decoding of the text between the quotes of a JSON string.
enum JSONText {
    /// Decodes the escapes of a string that the parser has accepted.
    static func decode(_ contents: ArraySlice<UInt8>) -> String {
        String(decoding: decodeUTF8(contents), as: UTF8.self)
    }

    /// Decodes the escapes of a string that the parser has accepted, as UTF-8.
    static func decodeUTF8(_ contents: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(contents.count)
        var rest = contents
        while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            decoded += rest[..<backslash]
            rest = rest[(backslash + 1)...]
            guard let escape = rest.popFirst() else { break }
            if escape == UInt8(ascii: "u") {
                decoded.append(contentsOf: scalar(from: &rest).utf8)
            } else {
                decoded.append(simpleEscape(escape))
            }
        }
        return decoded + rest
    }

    /// Returns the byte for the letter after a backslash; `"`, `\` and `/` represent themselves.
    private static func simpleEscape(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }

    /// Returns the character of `XXXX`, or of the surrogate pair `XXXX\uXXXX`.
    private static func scalar(from rest: inout ArraySlice<UInt8>) -> Character {
        let first = codeUnit(from: &rest)
        guard (0xD800...0xDBFF).contains(first) else { return Character(Unicode.Scalar(first) ?? "\u{FFFD}") }
        rest = rest.dropFirst(2)
        let second = codeUnit(from: &rest)
        let value = 0x10000 + (first - 0xD800) << 10 + (second &- 0xDC00)
        return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
    }

    private static func codeUnit(from rest: inout ArraySlice<UInt8>) -> UInt32 {
        var value: UInt32 = 0
        for digit in rest.prefix(4) { value = value << 4 | UInt32(hexadecimalValue(digit) ?? 0) }
        rest = rest.dropFirst(4)
        return value
    }

    /// Returns the value of a hexadecimal digit; nil for another byte.
    static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Returns `text` as a JSON string with quotes, as Xcode writes it (`docs/formats.md` §1).
    static func encode(_ text: String) -> [UInt8] {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(text.utf8.count + 2)
        append(quoted: text, to: &encoded)
        return encoded
    }

    /// Appends `text` as a JSON string with quotes, as Xcode writes it.
    static func append(quoted text: String, to encoded: inout [UInt8]) {
        encoded.append(UInt8(ascii: "\""))
        append(text.utf8, to: &encoded)
        encoded.append(UInt8(ascii: "\""))
    }

    /// Appends UTF-8 text with Xcode's escapes, without quotes.
    static func append(_ text: some Sequence<UInt8>, to encoded: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): encoded += #"\""#.utf8
            case UInt8(ascii: "\\"): encoded += #"\\"#.utf8
            case 0x08: encoded += #"\b"#.utf8
            case 0x0C: encoded += #"\f"#.utf8
            case 0x0A: encoded += #"\n"#.utf8
            case 0x0D: encoded += #"\r"#.utf8
            case 0x09: encoded += #"\t"#.utf8
            case 0..<0x20: encoded += ((byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)).utf8
            default: encoded.append(byte)
            }
        }
    }
}
