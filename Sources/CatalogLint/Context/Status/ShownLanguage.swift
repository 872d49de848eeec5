import CatalogCore
import CatalogRuntime

/// A language of a table as statistics and lists show it.
public struct ShownLanguage: Sendable {
    /// What is known of the language; its tag is spelled as the table does.
    public let facts: LanguageFacts
    /// Other spellings of it that the table has.
    private let otherSpellings: [LanguageTag]

    /// The language as the table spells it; as it was asked for, where the table does not have it.
    public var tag: LanguageTag { facts.tag }

    package init(_ language: LanguageTag, in table: TableContext) {
        let canonical = language.canonical
        let spellings = table.table.languages.filter { table.facts(of: $0).canonical == canonical }
        let tag = spellings.contains(language) ? language : spellings.first ?? language
        facts = table.facts(of: tag)
        otherSpellings = spellings.filter { $0 != tag }
    }

    /// What an entry has in the language.
    ///
    /// The same as `Entry.localization(_:)`, which works out canonical forms for each entry that lacks the language.
    package func localization(of entry: Entry) -> Localization? {
        let own = entry.localizations.last { $0.language == tag }
        return otherSpellings.isEmpty ? own : own ?? entry.localizations.last { otherSpellings.contains($0.language) }
    }
}

extension TableContext {
    /// The languages that a person wants to see of the table, each spelling once: those asked for; else the source
    /// language, those that matter most at the moment, those that the configuration requires, and by tag the others of
    /// the table.
    ///
    /// The source language is among them even where all its texts are keys.
    public func languagesToShow(_ asked: [LanguageTag]?, prominent: [LanguageTag] = []) -> [ShownLanguage] {
        let first = [sourceLanguage].compactMap { $0 } + prominent + (settings.requiredLanguages ?? [])
        var seen: Set<LanguageTag> = []
        return (asked ?? (first + table.languages.sorted())).compactMap { language in
            let shown = ShownLanguage(language, in: self)
            // What the table does not have is the same in any spelling.
            return seen.insert(languages[shown.tag] == nil ? shown.facts.canonical : shown.tag).inserted ? shown : nil
        }
    }

    /// The path of the file that holds a language: the catalog's, or of a legacy table the language's own file, else
    /// the first.
    public func path(of language: LanguageTag) -> String {
        let own = table.files.first { $0.language == language } ?? table.files.first
        return own?.path ?? ""
    }
}
