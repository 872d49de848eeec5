import CatalogCore
import CatalogLint

/// The naming style of the keys in some tables, which new keys follow.
struct KeyNamingStyle: Sendable {
    /// Whether the keys are source texts rather than identifiers.
    let isText: Bool
    /// The separator between parts, `.` or `_`.
    private(set) var separator = "."
    /// The way to join the words of a part.
    private(set) var style = WordStyle.snake
    /// Whether keys usually have three or more parts.
    private(set) var isNested = true
    /// The first parts of keys, most frequent first.
    private(set) var prefixes: [String] = []
    /// The number of occurrences of each part in the keys.
    private(set) var partCounts: [String: Int] = [:]

    /// A way to join words to a part of a key.
    enum WordStyle: Hashable, Sendable {
        case snake, kebab, camel, upper
    }

    /// Detects the style from the keys of tables.
    ///
    /// - Parameter isCodeOfKeys: Whether the code uses identifiers as keys, in case the tables have no keys yet.
    init(_ tables: [any StringTable], lint: (any StringTable) -> LintSettings, isCodeOfKeys: Bool) {
        let code = tables.filter { TableKind($0) == .code && $0.entryCount > 0 }
        let named = code.filter { TableContext($0, settings: lint($0)).keysAreIdentifiers }
        guard !named.isEmpty || (code.isEmpty && isCodeOfKeys) else {
            isText = true
            return
        }
        isText = false
        let keys = named.flatMap { table in (0..<table.entryCount).map { table.key(at: $0).string } }
            .filter(KeyStyle.isIdentifier)
        guard !keys.isEmpty else { return }
        let dotted = keys.filter { $0.contains(".") }
        if dotted.count * 2 < keys.count { separator = "_" }
        style = Self.style(of: keys, isDotted: separator == ".")
        isNested = dotted.count { $0.split(separator: ".").count > 2 } * 5 > keys.count
        prefixes = Self.prefixes(of: keys, separator: separator)
        for key in keys {
            for part in key.split(separator: Character(separator)) { partCounts[String(part), default: 0] += 1 }
        }
    }

    /// Returns the key with the given parts, each a list of words.
    ///
    /// If keys usually have two parts, all parts after the first are joined to the second.
    func key(_ parts: [[String]]) -> String {
        let parts = parts.filter { !$0.isEmpty }
        guard !isNested, parts.count > 2 else { return parts.map(part).joined(separator: separator) }
        return [parts[0], parts.dropFirst().flatMap { $0 }].map(part).joined(separator: separator)
    }

    /// Returns the key with a number appended.
    func numbered(_ key: String, _ count: Int) -> String {
        switch style {
        case .kebab: "\(key)-\(count)"
        case .camel: "\(key)\(count)"
        case .snake, .upper: "\(key)_\(count)"
        }
    }

    private func part(_ words: [String]) -> String {
        switch style {
        case .snake: words.joined(separator: "_")
        case .kebab: words.joined(separator: "-")
        case .upper: words.joined(separator: "_").uppercased()
        case .camel:
            words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
    }

    private static func style(of keys: [String], isDotted: Bool) -> WordStyle {
        let upper = keys.count { $0.contains { $0.isUppercase } && !$0.contains { $0.isLowercase } }
        if upper * 2 > keys.count { return .upper }
        let snake = isDotted ? keys.count { $0.contains("_") } : keys.count
        let kebab = keys.count { $0.contains("-") }
        let camel = keys.count { key in zip(key, key.dropFirst()).contains { $0.isLowercase && $1.isUppercase } }
        if camel > snake, camel > kebab { return .camel }
        return kebab > snake ? .kebab : .snake
    }

    private static func prefixes(of keys: [String], separator: String) -> [String] {
        var counts: [String: Int] = [:]
        for key in keys {
            let parts = key.split(separator: Character(separator))
            if parts.count > 1 { counts[String(parts[0]), default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
}
