import CatalogCore

/// Where the accessor of a key is: in which namespaces, from the outermost, and under which name.
struct AccessorName: Hashable, Sendable {
    /// The namespaces; none for a key whose name stands alone.
    let namespaces: [SwiftIdentifier]
    /// The accessor's own name.
    let leaf: SwiftIdentifier

    /// The nested name of a key: `home.greeting.good_morning` is `Home.Greeting.goodMorning`.
    ///
    /// Each part between dots follows the rule for whole keys (`docs/formats.md` §6); a key that is no dotted
    /// identifier, such as a sentence, gets the flat name. Nil where no name can be made.
    init?(nested key: String) {
        let parts = Self.parts(of: key)
        let names = parts.compactMap { SwiftSymbol(key: $0)?.name }
        guard parts.count > 1, names.count == parts.count, let last = names.last.flatMap({ SwiftIdentifier($0) }) else {
            self.init(flat: key)
            return
        }
        let namespaces = names[..<(names.count - 1)].compactMap { Self.namespace($0) }
        guard namespaces.count == names.count - 1 else { return nil }
        self.init(namespaces, Self.usable(last))
    }

    /// The name that the whole key has for Xcode, changed only where Swift could not call it.
    init?(flat key: String) {
        guard let name = SwiftSymbol(key: key).flatMap({ SwiftIdentifier($0.name) }) else { return nil }
        self.init([], Self.usable(name))
    }

    private init(_ namespaces: [SwiftIdentifier], _ leaf: SwiftIdentifier) {
        self.namespaces = namespaces
        self.leaf = leaf
    }

    /// The name of a namespace for a word or several: `quick_action` is `QuickAction`.
    static func namespace(for words: String) -> SwiftIdentifier? {
        SwiftSymbol(key: words).flatMap { namespace($0.name) }
    }

    /// Whether the generated code itself, or Swift, means something else by a type of this name.
    static func isTaken(_ name: SwiftIdentifier) -> Bool { taken.contains(name) }

    private static func namespace(_ name: String) -> SwiftIdentifier? {
        guard let name = SwiftIdentifier(name.prefix(1).uppercased() + name.dropFirst()) else { return nil }
        return isTaken(name) ? name.escaped : name
    }

    /// `Strings.self` is the type and `Strings.init` its initializer, in backticks too.
    private static func usable(_ name: SwiftIdentifier) -> SwiftIdentifier {
        name == "self" || name == "init" ? name.escaped : name
    }

    /// `X.Type` and `X.Protocol` are Swift's own; a namespace `Swift` or `CatalogRuntime` would hide the module.
    private static let taken: Set<SwiftIdentifier> = [
        "Any", "Self", "Type", "Protocol", "Swift", "CatalogRuntime", "Foundation",
    ]
}

extension AccessorName {
    /// The parts of a dotted identifier: letters, digits, `_` and `-`, beginning with a letter or `_`; else none.
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
