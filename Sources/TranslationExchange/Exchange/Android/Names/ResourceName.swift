import CatalogCore
import CatalogLint

/// What Android calls the text of a key.
///
/// A name depends on nothing but the key and its table, so that it stays when other keys come and go. A key like an
/// identifier gives its own name, with dots and hyphens as `_`; the name of every other key is made of its words and
/// ends in eight digits that its bytes determine. Only where two keys would have one name do they get digits as well.
struct ResourceName: Hashable {
    /// The name that the key itself gives; nil where that would be no legal name.
    let plain: String?
    /// The name with digits at its end.
    let marked: String

    /// The name of a key in a table whose names begin with `prefix`.
    init(_ key: String, prefix: String) {
        let own = Self.isLikeIdentifier(key, isAtStart: prefix.isEmpty) ? prefix + Self.joined(key) : nil
        plain = own.flatMap { Self.javaWords.contains($0) ? nil : $0 }
        marked = "\(own ?? prefix + Self.words(of: key, isAtStart: prefix.isEmpty))_\(Self.digits(of: key))"
    }

    private static func joined(_ key: String) -> String { key.replacing(".", with: "_").replacing("-", with: "_") }

    /// Whether a key is words of ASCII letters, digits and `_` with single dots or hyphens between them.
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

    /// The words of a sentence in small letters, without specifiers and without marks on letters.
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

    /// Eight hexadecimal digits of the bytes of a key, by FNV-1a.
    private static func digits(of key: String) -> String {
        let hash = key.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Words that cannot name a field in Java, where each resource is one.
    private static let javaWords: Set<String> = [
        "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]
}
