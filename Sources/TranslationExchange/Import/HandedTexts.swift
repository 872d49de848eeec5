import CatalogCore
import CatalogRuntime

/// The texts of a table that this project and a translation service had in common when they were last in contact.
///
/// They tell what a translator changed since, and what changed in the project. Texts are in the spelling for translators.
package struct HandedTexts: Sendable, Equatable {
    /// The texts of a key, by part, in the form of `PartPath.description`.
    struct Entry: Codable, Sendable, Equatable {
        /// The key.
        let key: String
        /// The source texts; empty if none is known.
        var source: [String: String] = [:]
        /// The translations by language; a language without a text was handed over as a gap.
        var translations: [String: [String: String]] = [:]
    }

    /// The entries by the UTF-8 of their keys, because strings that look alike may be different keys.
    private var entries: [[UInt8]: Entry] = [:]

    /// Creates an empty collection.
    package init() {}

    /// Whether no text is known.
    package var isEmpty: Bool { entries.isEmpty }

    /// Adds texts that were handed over, in place of those of the same key and language.
    package mutating func replace(by other: HandedTexts) {
        for (key, entry) in other.entries {
            var own = entries[key] ?? Entry(key: entry.key)
            if !entry.source.isEmpty { own.source = entry.source }
            own.translations.merge(entry.translations) { $1 }
            entries[key] = own
        }
    }

    /// Adds a text that both sides have.
    package mutating func add(_ text: AgreedText) {
        var entry = entries[Array(text.key.utf8)] ?? Entry(key: text.key)
        entry.translations[text.language.canonical.spelling, default: [:]][text.part.description] = text.text
        if let source = text.source, entry.source[text.part.description] == nil {
            entry.source[text.part.description] = source
        }
        entries[Array(text.key.utf8)] = entry
    }

    /// Adds the texts of an exported file.
    mutating func add(_ file: ExchangeFile) {
        let language = file.targetLanguage.canonical.spelling
        for unit in file.units {
            guard let part = unit.part?.description else { continue }
            var entry = entries[Array(unit.key.utf8)] ?? Entry(key: unit.key)
            if !unit.isSourceMissing { entry.source[part] = unit.source }
            var texts = entry.translations[language] ?? [:]
            texts[part] = unit.target
            entry.translations[language] = texts
            entries[Array(unit.key.utf8)] = entry
        }
    }

    /// Returns the texts of a key in a language; nil if they were never handed over.
    func entry(_ key: String, in language: LanguageTag) -> (source: [String: String], target: [String: String])? {
        guard let entry = entries[Array(key.utf8)], let target = entry.translations[language.canonical.spelling] else {
            return nil
        }
        return (entry.source, target)
    }
}

extension HandedTexts: Codable {
    package init(from decoder: any Decoder) throws {
        let list = try decoder.singleValueContainer().decode([Entry].self)
        entries = Dictionary(list.map { (Array($0.key.utf8), $0) }) { $1 }
    }

    package func encode(to encoder: any Encoder) throws {
        let list = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        var container = encoder.singleValueContainer()
        try container.encode(list)
    }
}

/// A translation that a received file and the table have in common after an import.
package struct AgreedText: Sendable, Hashable {
    /// The key.
    package let key: String
    /// The language of the text.
    package let language: LanguageTag
    /// The part of the key's texts.
    package let part: PartPath
    /// The text in the spelling for translators.
    package let text: String
    /// The source text of the table; nil if it has none.
    package let source: String?
}

extension ExportRequest {
    /// The texts that an export in any format for translators has, by the path of the table.
    package var handedTexts: [String: HandedTexts] {
        var handed: [String: HandedTexts] = [:]
        for language in languages {
            for table in tables {
                let files = texts(of: table, in: [language], allowsEveryCharacter: true).files
                for file in files { handed[table.table.path, default: HandedTexts()].add(file) }
            }
        }
        return handed
    }

    /// The languages to export that are a translation of some table.
    package var targetLanguages: [LanguageTag] {
        languages.filter { language in tables.contains { !$0.source.isSameLanguage(as: language) } }
    }
}
