/// Numbers in an encoded table, as digits of six bits that need no escapes in a Swift literal.
package enum EncodedNumber {
    /// The digits, ordered by value.
    package static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

    /// Returns the value of a digit; nil for another byte.
    package static func value(ofDigit byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte &- UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte &- UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte &- UInt8(ascii: "a")) + 36
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}

/// The bytes that precede contents and identify their kind.
package enum EncodedMark {
    /// The first byte of a table: the version of the encoding.
    package static let version = UInt8(ascii: "1")
    /// A text that equals the key, followed by its pieces.
    package static let key = UInt8(ascii: "k")
    /// A text without pieces.
    package static let plain = UInt8(ascii: "=")
    /// A list of a text and its pieces.
    package static let formatted = UInt8(ascii: "f")
    /// The argument that selects the case, followed by a list of cases, each a category with its content.
    package static let plural = UInt8(ascii: "p")
    /// A list of cases, each a device with its content.
    package static let device = UInt8(ascii: "d")
    /// A list of a content and the substitutions that its texts refer to by index.
    package static let substitutions = UInt8(ascii: "s")
    /// In pieces, a `%%`.
    ///
    /// Any other mark in pieces is `reference` or the character of a conversion.
    package static let percentSign = UInt8(ascii: "%")
    /// In pieces, a reference to a substitution.
    package static let reference = UInt8(ascii: "#")
}

extension PluralCategory {
    /// The byte for the category in an encoded table.
    package var encoded: UInt8 { UInt8(ascii: "0") &+ rank }
}

extension Device {
    /// The byte for the device in an encoded table.
    package var encoded: UInt8 {
        switch self {
        case .appleTV: UInt8(ascii: "t")
        case .appleVision: UInt8(ascii: "v")
        case .appleWatch: UInt8(ascii: "w")
        case .iPad: UInt8(ascii: "a")
        case .iPhone: UInt8(ascii: "h")
        case .iPod: UInt8(ascii: "p")
        case .mac: UInt8(ascii: "m")
        case .other: UInt8(ascii: "o")
        }
    }
}
