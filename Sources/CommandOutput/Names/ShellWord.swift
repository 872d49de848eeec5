import CatalogCore
import Foundation

/// Quoting of words for a shell.
package enum ShellWord {
    /// Returns the word, in single quotes if it has characters that are special to a shell.
    ///
    /// A word with control or invisible characters has escapes in `$'…'`, which bash, zsh and POSIX 2024 know.
    package static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
                    UInt8(ascii: "/"):
                    true
                default: false
                }
            }
        if VisibleText.escaped(word) != word { return "$'" + word.unicodeScalars.map(escaped).joined() + "'" }
        return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "'": return "\\'"
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        default:
            guard VisibleText.isHidden(scalar) else { return String(scalar) }
            // Octal escapes have at most three digits, so a digit that follows stays a digit.
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
            }.joined()
        }
    }
}
