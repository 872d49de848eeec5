import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A translation in a file outside the project, such as an old table or a file from translators.
package struct ReferenceUnit: Sendable {
    /// The key in the file that supplies the text.
    package let key: String
    /// The part of the key's texts.
    package let part: PartPath
    /// The language of the translation.
    package let language: LanguageTag
    /// The source text; nil if the file does not contain it.
    package let source: String?
    /// The translation.
    package let text: String

    /// Creates a unit.
    package init(key: String, part: PartPath, language: LanguageTag, source: String?, text: String) {
        self.key = key
        self.part = part
        self.language = language
        self.source = source
        self.text = text
    }

    /// Returns the translations in tables, with legacy rules converted to the form of catalogs.
    ///
    /// - Parameter settings: Returns the settings of the file at a path.
    package static func all(
        in tables: [any StringTable], settings: (String) -> LintSettings = { _ in LintSettings() }
    ) -> [ReferenceUnit] {
        tables.flatMap { table -> [ReferenceUnit] in
            let context = TableContext(table, settings: settings(table.path))
            return (0..<table.entryCount).flatMap { units(of: EntryContext(table.entry(at: $0), in: context)) }
        }
    }

    private static func units(of entry: EntryContext) -> [ReferenceUnit] {
        let isCatalog = entry.table.isCatalog
        let parts = { (content: LocalizedContent) in (isCatalog ? content : CatalogContent(content).content).parts }
        let sources = entry.source.map { parts($0.content) }
        // If the file in the source language is missing, the source text is unknown.
        let isOwnText = entry.keyIsText && entry.table.hasSource && sources == nil
        return entry.entry.localizations.flatMap { localization -> [ReferenceUnit] in
            guard !entry.table.facts(of: localization.language).isSource else { return [] }
            return parts(localization.content).compactMap { part in
                guard part.unit.isWritten, let text = part.unit.value?.string else { return nil }
                let source = sources.flatMap { sources in
                    part.path.nearest(among: sources.map(\.path)).map { sources[$0] }
                }
                return ReferenceUnit(
                    key: entry.key, part: part.path, language: localization.language,
                    source: source?.unit.value?.string ?? (isOwnText ? entry.key : nil), text: text)
            }
        }
    }
}
