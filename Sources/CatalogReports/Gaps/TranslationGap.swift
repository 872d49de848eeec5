import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A key that lacks translations in some languages.
package struct TranslationGap: Sendable {
    /// The key to translate.
    package let key: String
    /// The path of the table's first file.
    package let path: String
    /// The comment for translators, without directives.
    package let comment: String?
    /// The source text, or one case of a plural source text; nil if there is none.
    package let sourceText: String?
    /// The source language of the table.
    package let sourceLanguage: LanguageTag?
    /// The languages without a text.
    package let missing: [LanguageTag]
    /// The languages whose text has the state `new`.
    package let new: [LanguageTag]

    /// The languages with a text that is empty, or that lacks a plural form.
    package let incomplete: [LanguageTag]

    /// All languages that need a translation.
    package var languages: [LanguageTag] { missing + new + incomplete }

    /// Returns the gaps of a project, in the order of its tables and keys.
    ///
    /// A duplicate key counts once, as in ``ProjectStatistics``.
    ///
    /// - Parameters:
    ///   - languages: the languages to check; nil for those of each table and the required languages.
    ///   - settings: returns the settings that apply to the file at a path.
    package static func all(
        of project: Project, languages: [LanguageTag]? = nil,
        settings: (String) -> LintSettings = { _ in LintSettings() }
    ) -> [TranslationGap] {
        project.tables.flatMap { table in
            let context = TableContext(table, settings: settings(table.path))
            return CountedEntries(of: context).inParts { part in
                let shown = part.table.languagesToShow(languages)
                var gaps: [TranslationGap] = []
                part.forEach { entry in TranslationGap(entry, languages: shown).map { gaps.append($0) } }
                return gaps
            }.flatMap { $0 }
        }
    }

    private init?(_ entry: EntryContext, languages: [ShownLanguage]) {
        guard entry.isTranslatable else { return nil }
        let byStatus = Dictionary(grouping: languages.filter { !$0.facts.isSource }) {
            TranslationStatus(of: entry, in: $0)
        }
        guard byStatus.keys.contains(where: \.isOpen) else { return nil }
        missing = byStatus[.missing, default: []].map(\.tag)
        new = byStatus[.new, default: []].map(\.tag)
        incomplete = byStatus[.incomplete, default: []].map(\.tag)
        key = entry.key
        path = entry.table.table.path
        comment = CommentWords(entry.entry.explanation)?.text.trimmingSpaces
        sourceText = entry.counterpart(of: .whole)?.string
        sourceLanguage = entry.table.sourceLanguage
    }
}
