import CatalogCore
import CatalogLint
import CatalogRuntime

/// An index from texts to the keys that have them.
struct KnownTexts: Sendable {
    /// The keys by language and text, in the order of the tables.
    private var keys: [String: [String: [Found]]] = [:]
    private var indices: [Found: Int] = [:]

    /// A key and the index of its table.
    struct Found: Hashable, Sendable {
        let table: Int
        let key: String
    }

    init(_ tables: [any StringTable]) {
        for (number, table) in tables.enumerated() where TableKind(table) == .code {
            for index in 0..<table.entryCount {
                guard table.entry(at: index).extractionState != .stale else { continue }
                let key = Found(table: number, key: table.key(at: index).string)
                indices[key] = index
                add(table.entry(at: index), key, source: table.sourceLanguage)
            }
        }
    }

    private mutating func add(_ entry: Entry, _ key: Found, source: LanguageTag?) {
        for localization in entry.localizations {
            let content = localization.content
            guard content.variations.isEmpty, content.substitutions.isEmpty, let text = content.unit?.value?.string,
                content.unit?.state != .new
            else { continue }
            keys[Self.name(localization.language), default: [:]][text, default: []].append(key)
        }
        guard let source, entry.localization(source) == nil, !KeyStyle.isIdentifier(key.key) else { return }
        keys[Self.name(source), default: [:]][key.key, default: []].append(key)
    }

    /// Returns the keys that have a text in a language.
    func keys(for text: String, in language: LanguageTag) -> [Found] {
        keys[Self.name(language)]?[text] ?? []
    }

    /// Returns the translations of some keys, for the languages in which these keys have the same text.
    func translations(of keys: [Found], in tables: [any StringTable]) -> [LanguageTag: String] {
        var said: [LanguageTag: Set<String>] = [:]
        for key in keys {
            let table = tables[key.table]
            guard let index = indices[key] else { continue }
            for localization in table.entry(at: index).localizations {
                let content = localization.content
                guard content.variations.isEmpty, content.substitutions.isEmpty, content.unit?.state == .translated,
                    let text = content.unit?.value?.string, !text.isEmpty
                else { continue }
                said[localization.language.canonical, default: []].insert(text)
            }
        }
        return said.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    private static func name(_ language: LanguageTag) -> String { language.canonical.spelling.lowercased() }
}
