import CatalogCore

/// The names that Flutter's generated Dart code uses for keys.
///
/// A name depends on its key alone, so that it does not change when other keys are added or removed: `home.title` is
/// `homeTitle`. A checksum is appended if two keys have the same name, or if the key yields no name or a very long one.
struct DartNames {
    private var names: [[UInt8]: String] = [:]
    private var keys: [String: String] = [:]

    /// Creates the names for the keys of a table.
    init(_ keys: [String]) {
        let plain = keys.map { (key: $0, name: Self.name(of: $0)) }
        let counts = Dictionary(plain.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
        for (key, name) in plain {
            let isPlain = counts[name.lowercased()] == 1 && !Self.reserved.contains(name) && name != Self.nameless
            let own = isPlain ? name : "\(name)_\(Self.checksum(of: key))"
            guard self.keys[own] == nil else { continue }
            self.keys[own] = key
            names[Array(key.utf8)] = own
        }
    }

    /// Returns the name of a key; nil if another key already has the name.
    func name(of key: String) -> String? { names[Array(key.utf8)] }

    /// Returns the key with a name.
    func key(named name: String) -> String? { keys[name] }

    private static let longest = 48
    private static let nameless = "text"

    private static func name(of key: String) -> String {
        guard let symbol = SwiftSymbol(key: key)?.name else { return nameless }
        let letters = symbol.utf8.filter(\.isASCIIWord).drop { $0 == UInt8(ascii: "_") }
        guard let first = letters.first, letters.count <= longest else { return nameless }
        let name = String(decoding: letters, as: UTF8.self)
        let isLetter = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
        // The name can only start with a capital letter if non-ASCII letters before it were removed.
        return isLetter ? name : nameless + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Returns the 32-bit FNV-1a checksum of the key's bytes.
    private static func checksum(of key: String) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// The reserved words of Dart and the members of Flutter's localization class.
    private static let reserved: Set<String> = [
        "abstract", "as", "assert", "async", "await", "base", "break", "case", "catch", "class", "const", "continue",
        "covariant", "default", "deferred", "delegate", "delegates", "do", "dynamic", "else", "enum", "export",
        "extends", "extension", "external", "factory", "false", "final", "finally", "for", "get", "hide", "if",
        "implements", "import", "in", "interface", "is", "late", "library", "load", "localeName",
        "localizationsDelegates", "mixin", "new", "null", "of", "on", "operator", "part", "required", "rethrow",
        "return", "sealed", "set", "show", "static", "super", "supportedLocales", "switch", "sync", "this", "throw",
        "true", "try", "typedef", "var", "void", "when", "while", "with", "yield", "hashCode", "runtimeType",
        "toString", "noSuchMethod",
    ]
}
