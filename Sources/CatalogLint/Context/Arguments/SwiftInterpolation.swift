import CatalogCore

/// Swift interpolations, `\(name)`, that occur literally in a text.
package enum SwiftInterpolation {
    /// Returns the first interpolation of a text, as written.
    ///
    /// The parentheses must begin with a name, as a Swift expression does. This excludes `\(x\)` of LaTeX and the
    /// parentheses of regular expressions.
    package static func first(in bytes: ArraySlice<UInt8>) -> String? {
        var start = bytes.startIndex
        while let backslash = bytes[start...].firstIndex(of: UInt8(ascii: "\\")) {
            if let end = end(of: bytes[backslash...]) { return String(decoding: bytes[backslash..<end], as: UTF8.self) }
            start = backslash + 1
        }
        return nil
    }

    /// Returns whether a text has an interpolation.
    package static func isIn(_ text: Text) -> Bool { first(in: text.utf8) != nil }

    /// Returns the end of an interpolation at the beginning of `bytes`.
    static func end(of bytes: ArraySlice<UInt8>) -> Int? {
        let open = bytes.startIndex + 1
        guard open < bytes.endIndex, bytes[open] == UInt8(ascii: "(") else { return nil }
        let name = bytes[(open + 1)...].prefix { isPartOfPath($0) }
        guard let first = name.first, first.isASCIILetter || first == UInt8(ascii: "_") || first >= 0x80 else {
            return nil
        }
        guard name.endIndex < bytes.endIndex, goesOn(bytes[name.endIndex...]) else { return nil }
        return closing(of: bytes[open...])
    }

    /// Returns whether the bytes can follow a name in an expression: the end, a call, a subscript, a format or an
    /// operator.
    private static func goesOn(_ bytes: ArraySlice<UInt8>) -> Bool {
        switch bytes.first {
        case UInt8(ascii: ")"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","): true
        case UInt8(ascii: " "):
            ["?", "+", "-", "*", "/", "="].contains { bytes.dropFirst().starts(with: $0.utf8) }
        default: false
        }
    }

    private static func isPartOfPath(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
            || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte)
    }

    /// Returns the index after the closing parenthesis for the opening parenthesis at the beginning of `bytes`.
    private static func closing(of bytes: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\\"): return nil
            default: break
            }
            if depth == 0 { return index + 1 }
        }
        return nil
    }
}
