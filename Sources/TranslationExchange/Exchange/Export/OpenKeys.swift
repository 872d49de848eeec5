import CatalogCore
import CatalogLint
import CatalogRuntime

/// The keys of a table that are to translate into some languages.
struct OpenKeys {
    private let context: TableContext
    private let languages: [ShownLanguage]

    /// Prepares the search for keys.
    ///
    /// - Parameter languages: The languages as the table spells them. The source language has no such keys.
    init(of table: any StringTable, from source: LanguageTag, in languages: [LanguageTag]) {
        let context = TableContext(table, settings: LintSettings(sourceLanguage: source))
        self.context = context
        self.languages = context.languagesToShow(languages)
    }

    /// Returns whether a key is to translate into one of the languages, as `TranslationStatus.isToTranslate(_:in:)` says.
    func contains(_ entry: Entry) -> Bool { isOpen(EntryContext(entry, in: context)) }

    /// Returns the keys to translate, with their entries.
    ///
    /// - Parameter keys: The keys to consider, as UTF-8; nil for all.
    func entries(of keys: Set<[UInt8]>?) -> [ExactText: EntryContext] {
        var entries: [ExactText: EntryContext] = [:]
        context.table.forEachEntry(in: 0..<context.table.entryCount) { entry in
            guard keys?.contains(Array(entry.key.utf8)) ?? true else { return }
            let entry = EntryContext(entry, in: context)
            // Of a key that a catalog has twice, the last entry counts.
            entries[ExactText(entry.entry.key.string)] = isOpen(entry) ? entry : nil
        }
        return entries
    }

    private func isOpen(_ entry: EntryContext) -> Bool {
        languages.contains { TranslationStatus.isToTranslate(entry, in: $0) }
    }
}
