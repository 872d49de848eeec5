/// A name that Swift takes for an identifier; nothing else can get into generated code where a name belongs.
struct SwiftIdentifier: Hashable, Comparable, Sendable {
    /// The name without backticks.
    let name: String

    /// Takes a name over; nil where Swift would not read it as one identifier.
    init?(_ name: String) {
        guard let first = name.unicodeScalars.first, Self.canBegin(first),
            name.unicodeScalars.dropFirst().allSatisfy(Self.canContinue), name != "_"
        else { return nil }
        self.name = name
    }

    /// The name as it stands in a declaration: in backticks where it is a word of Swift's own.
    var declared: String { Self.keywords.contains(name) ? "`\(name)`" : name }

    /// The same name with `_` behind it.
    var escaped: SwiftIdentifier { SwiftIdentifier(unchecked: name + "_") }

    /// The name with `prefix` before it, which ends in a letter or `_`.
    func prefixed(_ prefix: StaticString) -> SwiftIdentifier {
        SwiftIdentifier(unchecked: prefix.description + name)
    }

    /// Whether Swift keeps the word for itself.
    var isKeyword: Bool { Self.keywords.contains(name) }

    /// Orders names by their scalars, the same on every system.
    static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool {
        left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
    }

    private init(unchecked name: String) {
        self.name = name
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension SwiftIdentifier: ExpressibleByStringLiteral {
    /// Takes a name that the generator itself writes.
    init(stringLiteral name: StaticString) {
        self.init(unchecked: name.description)
    }
}

/// The characters of names, as Swift's grammar lists them (“Lexical Structure”, identifier-head).
///
/// `$` is allowed inside, though the grammar leaves it out; at the beginning the compiler keeps it for itself.
extension SwiftIdentifier {
    private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE: true
        case 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x02FF, 0x0370...0x167F, 0x1681...0x180D: true
        case 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054: true
        case 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
        case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F: true
        case 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44: true
        case 0xFE47...0xFFFD: true
        case let value where value >= 0x10000: value <= 0xEFFFD && value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x24, 0x30...0x39, 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: canBegin(scalar)
        }
    }
}
