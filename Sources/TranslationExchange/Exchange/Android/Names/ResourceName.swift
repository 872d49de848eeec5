import CatalogCore
import CatalogLint

/// The Android resource name of a key.
///
/// A name depends only on the key and its table, so that it does not change when other keys are added or removed. A key
/// like an identifier keeps its name, with dots and hyphens as `_`. Any other key is named after its words, followed by
/// eight digits of a checksum. Identifiers get these digits only if two keys would have the same name.
struct ResourceName: Hashable {
    /// The name without digits; nil if that name is not valid.
    let plain: String?
    /// The name with digits at its end.
    let marked: String

    /// Creates the name of a key in a table with a certain prefix.
    init(_ key: String, prefix: String) {
        let own = Self.isLikeIdentifier(key, isAtStart: prefix.isEmpty) ? prefix + Self.joined(key) : nil
        plain = own.flatMap { Self.javaWords.contains($0) ? nil : $0 }
        marked = "\(own ?? prefix + Self.words(of: key, isAtStart: prefix.isEmpty))_\(Self.digits(of: key))"
    }

    private static func joined(_ key: String) -> String { key.replacing(".", with: "_").replacing("-", with: "_") }

    /// Returns whether a key consists of ASCII letters, digits and `_`, with single dots or hyphens between the words.
    private static func isLikeIdentifier(_ key: String, isAtStart: Bool) -> Bool {
        var isAfterWord = false
        for byte in key.utf8 {
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: "-"):
                guard isAfterWord else { return false }
                isAfterWord = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
                isAfterWord = true
            default: return false
            }
        }
        guard let first = key.utf8.first, isAfterWord else { return false }
        return !isAtStart || !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    }

    /// Returns the words of a sentence in lowercase, without format specifiers and diacritics.
    private static func words(of key: String, isAtStart: Bool) -> String {
        let bytes = Array(key.utf8)
        let text = FormatString(key).literals.map { String(decoding: bytes[$0], as: UTF8.self) }
            .joined(separator: " ")
        var name = ""
        for word in Diacritics.stripped(text).lowercased().split(whereSeparator: { !isWordCharacter($0) }) {
            guard name.isEmpty || name.count + word.count < longest else { break }
            name += name.isEmpty ? String(word.prefix(longest)) : "_\(word)"
        }
        guard let first = name.first else { return "text" }
        return isAtStart && first.isNumber ? "_\(name)" : name
    }

    private static let longest = 40

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Returns eight hexadecimal digits of the key's FNV-1a checksum.
    private static func digits(of key: String) -> String {
        let digits = String(UInt32(truncatingIfNeeded: FowlerHash(key.utf8).value), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Words that are not valid as Java fields, as which resources appear in code.
    private static let javaWords: Set<String> = [
        "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
