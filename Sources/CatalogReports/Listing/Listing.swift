import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// Keys and values of one table, one language beside another.
public struct Listing: Sendable {
    /// The path of the table: its first file's.
    public let path: String
    /// The languages shown, in order; the source language first unless others were asked for.
    public let languages: [LanguageTag]
    /// The keys that passed, in the order of the file.
    public let keys: [ListedKey]

    /// Lists the tables of a project, those without a key that passes too, whose languages are columns all the same.
    ///
    /// - Parameters:
    ///   - languages: the languages to show; nil for those of each table and those that its configuration requires.
    ///   - settings: the settings that govern the file at a path.
    public static func all(
        of project: Project, languages: [LanguageTag]? = nil, filter: ListingFilter = ListingFilter(),
        settings: @Sendable (String) -> LintSettings = { _ in LintSettings() }
    ) -> [Listing] {
        project.tables.map { table in
            let context = TableContext(table, settings: settings(table.path))
            return Listing(context, languages: languages, filter: filter)
        }
    }

    init(_ table: TableContext, languages asked: [LanguageTag]?, filter: ListingFilter) {
        let languages = table.languagesToShow(asked, prominent: [filter.missing].compactMap { $0 })
        self.languages = languages.map(\.tag)
        let missing = filter.missing.map { ShownLanguage($0, in: table) }
        path = table.table.path
        keys = (0..<table.table.entryCount).compactMap { index in
            let entry = EntryContext(table.table.entry(at: index), in: table)
            guard filter.passes(key: entry.key), filter.passes(entry, missing: missing) else { return nil }
            let key = ListedKey(entry, languages: languages)
            return filter.passes(key) ? key : nil
        }
    }
}

extension ListedKey {
    /// Reads what an entry has in the languages.
    fileprivate init(_ entry: EntryContext, languages: [ShownLanguage]) {
        key = entry.key
        let files = entry.table.table.files
        let file = entry.entry.key.place.file
        path = files.indices.contains(file) ? files[file].path : ""
        comment = entry.entry.comment?.string
        isStale = entry.entry.extractionState == .stale
        isTranslated = entry.entry.shouldTranslate
        self.languages = languages.map { ListedLanguage(entry, in: $0) }
    }
}

extension ListedLanguage {
    fileprivate init(_ entry: EntryContext, in language: ShownLanguage) {
        self.language = language.tag
        status = TranslationStatus(of: entry, in: language)
        let localization = language.localization(of: entry.entry)
        texts = (localization?.content.parts ?? []).map { part in
            ListedText(part: part.path, state: part.unit.state, value: part.unit.value?.string)
        }
        let isOwnText = texts.isEmpty && language.facts.isSource && status != .missing
        keyAsText = isOwnText ? entry.key : nil
    }
}
