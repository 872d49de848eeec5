/// A valid Swift identifier.
///
/// Generated code takes names only from this type, so that other text cannot become a name.
struct SwiftIdentifier: Hashable, Comparable, Sendable {
    /// The name without backticks.
    let name: String

    /// Creates an identifier; nil if Swift would not parse the name as one identifier.
    init?(_ name: String) {
        guard let first = name.unicodeScalars.first, Self.canBegin(first),
            name.unicodeScalars.dropFirst().allSatisfy(Self.canContinue), name != "_"
        else { return nil }
        self.name = name
    }

    /// The name as written in a declaration, with backticks if it is a keyword.
    var declared: String { Self.keywords.contains(name) ? "`\(name)`" : name }

    /// The name followed by `_`.
    var escaped: SwiftIdentifier { SwiftIdentifier(unchecked: name + "_") }

    /// Returns the name with a prefix, which must end in a letter or `_`.
    func prefixed(_ prefix: StaticString) -> SwiftIdentifier {
        SwiftIdentifier(unchecked: prefix.description + name)
    }

    /// Whether the name is a reserved word of Swift.
    var isKeyword: Bool { Self.keywords.contains(name) }

    /// Compares names by their Unicode scalars, which gives the same order on every system.
    static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool {
        left.name.unicodeScalars.lexicographicallyPrecedes(right.name.unicodeScalars)
    }

    private init(unchecked name: String) {
        self.name = name
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension SwiftIdentifier: ExpressibleByStringLiteral {
    /// Creates an identifier from a name in the generator's own code.
    init(stringLiteral name: StaticString) {
        self.init(unchecked: name.description)
    }
}

/// The characters of identifiers according to Swift's grammar (“Lexical Structure”, identifier-head).
///
/// `$` is allowed after the first character, although the grammar omits it. The compiler reserves names that begin with
/// `$`.
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
