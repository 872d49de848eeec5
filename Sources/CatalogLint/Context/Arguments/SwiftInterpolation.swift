import CatalogCore

/// Interpolations as Swift writes them, `\(name)`, where they stand in a text as they are.
package enum SwiftInterpolation {
    /// The first interpolation of a text, as it is written.
    ///
    /// What is in the parentheses begins as an expression does, with a name, so that `\(x\)` of LaTeX and the
    /// parentheses of a regular expression are not taken for one.
    package static func first(in bytes: ArraySlice<UInt8>) -> String? {
        var start = bytes.startIndex
        while let backslash = bytes[start...].firstIndex(of: UInt8(ascii: "\\")) {
            if let end = end(of: bytes[backslash...]) { return String(decoding: bytes[backslash..<end], as: UTF8.self) }
            start = backslash + 1
        }
        return nil
    }

    /// Whether there is one in a text.
    package static func isIn(_ text: Text) -> Bool { first(in: text.utf8) != nil }

    /// The end of an interpolation at the beginning of `bytes`.
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

    /// What may follow a name in an expression: the end, a call, an index, a format, an operator.
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

    /// Behind the parenthesis that closes the one at the beginning of `bytes`.
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
