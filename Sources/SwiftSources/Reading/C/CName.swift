/// The spelling of names and strings in C.
enum CName {
    /// Returns whether a name can begin with a byte.
    static func isStart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
    }

    /// Returns the end of the name that begins at an offset.
    static func end(from start: Int, in bytes: [UInt8]) -> Int {
        bytes[start...].firstIndex { !isStart($0) && !(0x30...0x39).contains($0) } ?? bytes.count
    }

    /// Returns the bytes of a string with its escape sequences resolved.
    static func unescaped(_ string: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = string
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch next {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "a"): result.append(0x07)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "v"): result.append(0x0B)
            case UInt8(ascii: "u"): result += scalar(digits(in: &rest, upTo: 4, radix: 16))
            case UInt8(ascii: "U"): result += scalar(digits(in: &rest, upTo: 8, radix: 16))
            case UInt8(ascii: "x"): result.append(UInt8(truncatingIfNeeded: digits(in: &rest, upTo: 2, radix: 16)))
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                rest = string[(rest.startIndex - 1)...]
                result.append(UInt8(truncatingIfNeeded: digits(in: &rest, upTo: 3, radix: 8)))
            case UInt8(ascii: "\n"): break
            default: result.append(next)
            }
        }
        return result
    }

    /// Returns the string literal with a text, without a leading `@`.
    static func spelling(of text: String) -> [UInt8] {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0x0A: result += "\\n".utf8
            case 0x09: result += "\\t".utf8
            case 0x0D: result += "\\r".utf8
            // Three digits, so that no digit after them belongs to the number.
            case 0..<0x20, 0x7F: result += "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)".utf8
            default: result.append(byte)
            }
        }
        return result + [UInt8(ascii: "\"")]
    }

    private static func digits(in rest: inout ArraySlice<UInt8>, upTo count: Int, radix: Int) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<count {
            guard let first = rest.first, let digit = Character(Unicode.Scalar(first)).hexDigitValue, digit < radix
            else { break }
            number = number * UInt32(radix) + UInt32(digit)
            rest = rest.dropFirst()
        }
        return number
    }

    private static func scalar(_ value: UInt32) -> [UInt8] {
        Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
    }
}
