import CatalogCore

/// The name of a key's accessor and its namespaces.
struct AccessorName: Hashable, Sendable {
    /// The namespaces, outermost first; empty for a key without namespaces.
    let namespaces: [SwiftIdentifier]
    /// The name inside the innermost namespace.
    let leaf: SwiftIdentifier

    /// Creates the nested name of a key: `home.greeting.good_morning` is `Home.Greeting.goodMorning`.
    ///
    /// Each part between dots is converted like a whole key (`docs/formats.md` §6). A key that is not a dotted
    /// identifier, such as a sentence, gets the flat name. Returns nil if the key yields no name, or is too deep
    /// (``isTooDeep(_:)``).
    ///
    /// - Parameter words: The spelling of the words in the names.
    init?(nested key: String, words: WordSpelling = .plain) {
        let parts = Self.parts(of: key)
        guard parts.count <= KeyParts.limit else { return nil }
        let names = parts.compactMap { SwiftSymbol(key: $0)?.name }
        guard parts.count > 1, names.count == parts.count,
            let last = names.last.flatMap({ SwiftIdentifier(words.name($0)) })
        else {
            self.init(flat: key, words: words)
            return
        }
        let namespaces = names[..<(names.count - 1)].compactMap { Self.namespace($0, words) }
        guard namespaces.count == names.count - 1 else { return nil }
        self.init(namespaces, Self.usable(last))
    }

    /// Creates the name that Xcode gives to the whole key, changed only if Swift could not use it.
    ///
    /// - Parameter words: The spelling of the words in the name.
    init?(flat key: String, words: WordSpelling = .plain) {
        guard let symbol = SwiftSymbol(key: key), let name = SwiftIdentifier(words.name(symbol.name)) else {
            return nil
        }
        self.init([], Self.usable(name))
    }

    /// Creates the name of a symbol that Xcode gives to a whole key, changed only if Swift could not use it.
    init?(_ symbol: SwiftSymbol) {
        guard let name = SwiftIdentifier(symbol.name) else { return nil }
        self.init([], Self.usable(name))
    }

    private init(_ namespaces: [SwiftIdentifier], _ leaf: SwiftIdentifier) {
        self.namespaces = namespaces
        self.leaf = leaf
    }

    /// Returns whether a key is a dotted identifier with more parts than Swift's compiler can nest in reasonable time.
    static func isTooDeep(_ key: String) -> Bool { parts(of: key).count > KeyParts.limit }

    /// Returns the name of a namespace for one or more words: `quick_action` becomes `QuickAction`.
    static func namespace(for words: String) -> SwiftIdentifier? {
        SwiftSymbol(key: words).flatMap { namespace($0.name, .plain) }
    }

    /// Returns whether a type of this name would conflict with the generated code or with Swift.
    static func isTaken(_ name: SwiftIdentifier) -> Bool { taken.contains(name) }

    private static func namespace(_ name: String, _ words: WordSpelling) -> SwiftIdentifier? {
        guard let name = SwiftIdentifier(words.name(name.prefix(1).uppercased() + name.dropFirst())) else { return nil }
        return isTaken(name) ? name.escaped : name
    }

    /// Returns the name, escaped if code could not use it.
    ///
    /// Even in backticks, `Strings.self` is the type and `Strings.init` its initializer.
    private static func usable(_ name: SwiftIdentifier) -> SwiftIdentifier {
        name == "self" || name == "init" ? name.escaped : name
    }

    /// The names that a namespace cannot have.
    ///
    /// `X.Type` and `X.Protocol` have a meaning in Swift. A namespace `Swift` or `CatalogRuntime` would hide a module.
    private static let taken: Set<SwiftIdentifier> = [
        "Any", "Self", "Type", "Protocol", "Swift", "CatalogRuntime", "Foundation",
    ]
}

extension AccessorName {
    /// Returns the parts of a dotted identifier; empty for other keys.
    ///
    /// Parts consist of letters, digits, `_` and `-`. The key begins with a letter or `_`.
    private static func parts(of key: String) -> [String] {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = key.first, first.isLetter || first == "_",
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isInside) })
        else { return [] }
        return parts.map(String.init)
    }

    private static func isInside(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "-"
    }
}
