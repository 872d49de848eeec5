import CatalogCore
import CatalogEditing

/// A key that code uses, with the information from all its uses.
package struct ExtractedKey: Sendable {
    /// The key, with format specifiers for its values.
    package let key: KeyText
    /// The name of the table.
    package let table: String
    /// The distinct comments for translators, one per line, in alphabetical order like Xcode's; nil if there are none.
    package let comment: String?
    /// The source text in the code; nil if the key serves as the source text.
    package let defaultValue: KeyText?
    /// Whether Xcode's compiler also extracts the key.
    ///
    /// The compiler does not see lookups by functions of the project.
    package let isSeenByXcode: Bool
    /// The locations of the uses.
    package var locations: [CodeLocation] { uses.map(\.location) }
    let uses: [KeyUse]

    /// Combines the uses of one key in one table.
    init(_ uses: [KeyUse], key: KeyText, table: String) {
        self.key = key
        self.table = table
        comment = ExtractedText.comment(of: uses.lazy.map(\.comment))
        defaultValue = uses.lazy.compactMap(\.defaultValue).first
        isSeenByXcode = uses.contains { $0.kind.isSeenByXcode }
        self.uses = uses
    }

    /// Whether the types of all values in the key and in its default value are known.
    package var isCertain: Bool { key.isCertain && defaultValue?.isCertain != false }

    /// The source text that Xcode writes to the catalog with the key; nil if the key suffices.
    ///
    /// This is the default value, or the key if it has several values. Several values are numbered, so that
    /// translations can reorder them.
    package var sourceText: String? {
        let text = defaultValue ?? key
        let values = text.parts.count { if case .specifier = $0 { true } else { false } }
        guard defaultValue != nil || values > 1 else { return nil }
        return text.numbered
    }
}

extension KeyText {
    /// The text with numbers in the format specifiers if it has several values, so that translations can reorder them.
    var numbered: String {
        let values = parts.count { if case .specifier = $0 { true } else { false } }
        var number = 0
        return parts.map { part in
            switch part {
            case .text(let text): return text
            case .specifier(let specifier, _):
                number += 1
                return values > 1 ? "%\(number)$\(specifier.dropFirst())" : specifier
            }
        }.joined()
    }
}

extension KeyUse.Kind {
    /// Whether Xcode's compiler extracts such a use.
    var isSeenByXcode: Bool {
        switch self {
        case .swiftUI, .localizedString, .nsLocalizedString, .appIntent, .typedValue, .projectParameter: true
        case .bundleLookup, .helper, .laterLookup, .accessor: false
        }
    }
}

extension SourceProject {
    /// Returns the keys that the code uses, in the order of their first use.
    ///
    /// Excludes uses in tests, uncertain uses, and phrases of App Shortcuts, which catalogs store as string sets. If
    /// the type of a value is a guess, a matching key of a table takes precedence.
    package func extractedKeys() -> [ExtractedKey] {
        var uses: [UsedKey: [KeyUse]] = [:]
        var order: [UsedKey] = []
        for use in index.uses where use.isExtracted {
            let used = UsedKey(table: use.tableName, key: declared(use))
            if uses[used] == nil { order.append(used) }
            uses[used, default: []].append(use)
        }
        return order.map { ExtractedKey(uses[$0] ?? [], key: $0.key, table: $0.table) }
    }

    /// Returns the key of a use, in the spelling of the tables.
    private func declared(_ use: KeyUse) -> KeyText {
        guard !use.key.isCertain, let entry = keys.entries(of: use).first else { return use.key }
        return use.key.spelled(like: keys.key(of: entry))
    }
}

private struct UsedKey: Hashable {
    let table: String
    let key: KeyText
}

extension KeyUse {
    fileprivate var isExtracted: Bool {
        // An empty key counts only in an API that Xcode extracts. Elsewhere it is not a key, as in the `?? ""` of a
        // helper.
        kind != .accessor && !hasUnknownTable && certainty == .certain && location.audience != .test
            && tableName != "AppShortcuts"
            && (kind.isSeenByXcode || !key.parts.isEmpty)
    }
}

extension KeyText {
    /// Returns this key with the format specifiers of a matching key.
    func spelled(like key: String) -> KeyText {
        let specifiers = FormatString(utf8: Array(key.utf8)[...]).specifiers
        var number = 0
        return KeyText(
            parts.map { part in
                guard case .specifier = part else { return part }
                defer { number += 1 }
                guard specifiers.indices.contains(number) else { return part }
                let range = specifiers[number].range
                return .specifier(String(decoding: Array(key.utf8)[range], as: UTF8.self), isCertain: true)
            })
    }
}
