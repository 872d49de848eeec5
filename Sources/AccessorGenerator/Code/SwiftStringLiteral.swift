/// Texts as string literals of one line, whatever is in them.
enum SwiftStringLiteral {
    /// The literal, quotes included.
    ///
    /// Written as they are: letters, marks, digits, punctuation, symbols and the space. All else, from line ends to
    /// joiners and unassigned code points, is escaped, so that no editor, compiler or reader sees anything but a text.
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
