import XCStringsKit

/// A key that code uses, with all that its places say of it.
package struct ExtractedKey: Sendable {
    /// The key, with specifiers for its values.
    package let key: KeyText
    /// The name of the table that it is looked up in.
    package let table: String
    /// What the places tell translators, each once, a line each; nil for nothing.
    package let comment: String?
    /// The text that the code gives for the source language; nil where the key is its own.
    package let defaultValue: KeyText?
    /// Whether Xcode's compiler extracts it too; what only a function of the project looks up, it does not see.
    package let isSeenByXcode: Bool
    /// The places.
    package var places: [SourcePlace] { uses.map(\.place) }
    let uses: [KeyUse]

    /// Puts together what uses of one key in one table say.
    init(_ uses: [KeyUse], key: KeyText, table: String) {
        self.key = key
        self.table = table
        var comments: [String] = []
        for comment in uses.compactMap(\.comment) where !comment.isEmpty && !comments.contains(comment) {
            comments.append(comment)
        }
        comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
        defaultValue = uses.lazy.compactMap(\.defaultValue).first
        isSeenByXcode = uses.contains { $0.kind.isSeenByXcode }
        self.uses = uses
    }

    /// Whether the types of all values in the key and its text are known.
    package var isCertain: Bool { key.isCertain && defaultValue?.isCertain != false }

    /// The source text that a catalog gets along with the key, as Xcode writes it: the default value, and values
    /// numbered where there are several, so that translations may put them in another order.
    package var sourceText: String? {
        let text = defaultValue ?? key
        let values = text.parts.count { if case .specifier = $0 { true } else { false } }
        guard defaultValue != nil || values > 1 else { return nil }
        var number = 0
        return text.parts.map { part in
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
        case .bundleLookup, .helper, .accessor: false
        }
    }
}

extension SourceProject {
    /// The keys that the code uses, by table and in the order of their first places.
    ///
    /// Uses in tests are left out, and those that are no more than likely, and phrases of App Shortcuts, which catalogs
    /// hold in sets. Where the type of a value is a guess, a key that some table has already is taken to be meant.
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

    /// The key that a use means, by what the tables have.
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
        // An empty key is Xcode's to bring in, since it does; of a fallback such as `?? ""` nobody means it.
        kind != .accessor && !hasUnknownTable && certainty == .certain && place.audience != .test
            && tableName != "AppShortcuts"
            && (kind.isSeenByXcode || !key.parts.isEmpty)
    }
}

extension KeyText {
    /// The same key with the specifiers of one that it matches.
    fileprivate func spelled(like key: String) -> KeyText {
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
