/// Functions that write texts as one-line string literals.
enum SwiftStringLiteral {
    /// Returns the literal with its quotes.
    ///
    /// Letters, marks, digits, punctuation, symbols and the space stay as they are. All other characters, such as line
    /// ends, joiners and unassigned code points, are escaped, so that editors and compilers see only text.
    static func source(of text: String) -> String {
        var bytes: [UInt8] = [quote]
        bytes.reserveCapacity(text.utf8.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": bytes += [backslash, UInt8(truncatingIfNeeded: scalar.value)]
            case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case let scalar where isPlain(scalar): bytes += String(scalar).utf8
            default: bytes += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
            }
        }
        bytes.append(quote)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        case .spaceSeparator: false
        default: true
        }
    }
}
