import CatalogCore

/// XML 1.0 escapes for texts, as Xcode writes them (`docs/formats.md` §7).
package enum XMLText {
    /// Returns a text for element content.
    ///
    /// Carriage returns become character references, because readers convert raw ones to line feeds.
    package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns a text for an attribute value.
    ///
    /// Tabs and line breaks become character references, because readers convert raw ones to spaces.
    package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    /// Returns the first character that XML cannot represent; nil if there is none.
    package static func firstUnwritable(in text: String) -> UInt32? {
        text.firstNotAllowedInXML?.value
    }

    /// Returns a text with Swift escapes such as `\u{1B}` for characters that XML cannot represent.
    package static func writable(_ text: String) -> String {
        guard firstUnwritable(in: text) != nil else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if !scalar.isAllowedInXML {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): result += "&amp;".utf8
            case UInt8(ascii: "<"): result += "&lt;".utf8
            case UInt8(ascii: ">"): result += "&gt;".utf8
            case UInt8(ascii: "\r"): result += "&#13;".utf8
            case UInt8(ascii: "\"") where isAttribute: result += "&quot;".utf8
            case UInt8(ascii: "\t") where isAttribute: result += "&#9;".utf8
            case UInt8(ascii: "\n") where isAttribute: result += "&#10;".utf8
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { byte < 0x20 || "&<>\"".utf8.contains(byte) }
}
