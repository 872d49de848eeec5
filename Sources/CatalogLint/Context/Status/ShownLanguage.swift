import CatalogCore
import CatalogRuntime

/// A language of a table in statistics and lists.
public struct ShownLanguage: Sendable {
    /// The facts about the language.
    ///
    /// Its tag has the table's spelling.
    public let facts: LanguageFacts
    /// Other spellings of the language in the table.
    private let otherSpellings: [LanguageTag]

    /// The language as spelled in the table, or as requested if the table does not have it.
    public var tag: LanguageTag { facts.tag }

    package init(_ language: LanguageTag, in table: TableContext) {
        let spellings = table.spellings(of: language)
        let tag = spellings.contains(language) ? language : spellings.first ?? language
        facts = table.facts(of: tag)
        otherSpellings = spellings.filter { $0 != tag }
    }

    /// Returns the localization of an entry in the language.
    ///
    /// The result equals `Entry.localization(_:)`, which is slower because it computes canonical forms for each entry
    /// that lacks the language.
    package func localization(of entry: Entry) -> Localization? {
        let own = entry.localization(spelled: tag)
        return otherSpellings.isEmpty ? own : own ?? entry.localizations.last { otherSpellings.contains($0.language) }
    }
}

extension TableContext {
    /// Returns the languages to show for the table, each spelling once.
    ///
    /// These are the requested languages. Without a request, the order is: the source language, the prominent
    /// languages, the required languages, and the other languages of the table by tag. The source language is included
    /// even if all its texts are keys. Explanations for translators (`qqq`) are comments, so they need a request.
    public func languagesToShow(_ asked: [LanguageTag]?, prominent: [LanguageTag] = []) -> [ShownLanguage] {
        let first = [sourceLanguage].compactMap { $0 } + prominent + (settings.requiredLanguages ?? [])
        var seen: Set<LanguageTag> = []
        return (asked ?? (first + table.languages.sorted())).compactMap { language in
            let shown = ShownLanguage(language, in: self)
            guard asked != nil || shown.facts.readers != .translators else { return nil }
            // Different spellings of a language that the table lacks count as one.
            return seen.insert(languages[shown.tag] == nil ? shown.facts.canonical : shown.tag).inserted ? shown : nil
        }
    }

    /// Returns the path of the file with a language: the catalog, or the language's file of a legacy table.
    ///
    /// For texts of a store, returns the path of the language's folder.
    ///
    /// Returns the first file if a legacy table has no file for the language.
    public func path(of language: LanguageTag) -> String {
        let own = table.files.first { $0.language == language } ?? table.files.first
        guard let path = own?.path else { return "" }
        // A page of a store has many files in the folder of a language.
        return StoreTextPath(path).map { $0.folder + $0.languageFolder } ?? path
    }
}
