import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The keys and texts of a table, by language.
public struct Listing: Sendable {
    /// The path of the table's first file.
    public let path: String
    /// The languages to show, in order.
    ///
    /// The source language comes first unless the caller chose the languages.
    public let languages: [LanguageTag]
    /// The keys that pass the filter, in file order.
    public private(set) var keys: [ListedKey]

    /// Lists the tables of a project.
    ///
    /// Tables without matching keys are included, because their languages are still columns.
    ///
    /// - Parameters:
    ///   - languages: the languages to show; nil for those of each table and the required languages.
    ///   - settings: returns the settings that apply to the file at a path.
    public static func all(
        of project: Project, languages: [LanguageTag]? = nil, filter: ListingFilter = ListingFilter(),
        settings: @Sendable (String) -> LintSettings = { _ in LintSettings() }
    ) -> [Listing] {
        project.tables.map { table in
            let context = TableContext(table, settings: settings(table.path))
            return Listing(context, languages: languages, filter: filter)
        }
    }

    /// Returns the listings with at most `count` keys in all, in order.
    public static func limited(_ listings: [Listing], to count: Int) -> [Listing] {
        var rest = count
        return listings.map { listing in
            var listing = listing
            listing.keys = Array(listing.keys.prefix(rest))
            rest -= listing.keys.count
            return listing
        }
    }

    init(_ table: TableContext, languages asked: [LanguageTag]?, filter: ListingFilter) {
        let languages = table.languagesToShow(asked, prominent: filter.missing)
        self.languages = languages.map(\.tag)
        let missing = filter.missing.map { ShownLanguage($0, in: table) } + (filter.missesAny ? languages : [])
        path = table.table.path
        let sharing = filter.sharesSource ? SharedSources(in: table) : nil
        let indices = sharing?.entries ?? Array(0..<table.table.entryCount)
        keys = indices.compactMap { index in
            let entry = EntryContext(table.table.entry(at: index), in: table)
            guard filter.passes(key: entry.key), filter.passes(entry, missing: missing) else { return nil }
            let key = ListedKey(entry, languages: languages)
            return filter.passes(key) ? key : nil
        }
    }
}

extension ListedKey {
    /// Reads the contents of an entry in the languages.
    fileprivate init(_ entry: EntryContext, languages: [ShownLanguage]) {
        key = entry.key
        let files = entry.table.table.files
        let file = entry.entry.key.location.file
        path = files.indices.contains(file) ? files[file].path : ""
        comment = entry.entry.explanation?.string
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
