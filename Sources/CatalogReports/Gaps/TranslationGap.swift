import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// A key that somebody still has to translate into some languages.
package struct TranslationGap: Sendable {
    /// The key.
    package let key: String
    /// The path of the table: its first file's.
    package let path: String
    /// What translators are told, without instructions to tools.
    package let comment: String?
    /// The source text, of a plural one of its cases; nil where there is none.
    package let sourceText: String?
    /// The language that the source text is in.
    package let sourceLanguage: LanguageTag?
    /// The languages that have no text.
    package let missing: [LanguageTag]
    /// The languages whose text is not begun.
    package let new: [LanguageTag]

    /// All languages that are to be translated.
    package var languages: [LanguageTag] { missing + new }

    /// The gaps of a project, in the order of its tables and their keys; a doubled key counts once, as in
    /// ``ProjectStatistics``.
    ///
    /// - Parameters:
    ///   - languages: the languages to look at; nil for those of each table and those that its configuration requires.
    ///   - settings: the settings that govern the file at a path.
    package static func all(
        of project: Project, languages: [LanguageTag]? = nil,
        settings: (String) -> LintSettings = { _ in LintSettings() }
    ) -> [TranslationGap] {
        project.tables.flatMap { table in
            let context = TableContext(table, settings: settings(table.path))
            let shown = context.languagesToShow(languages)
            return StatisticsCounter.lastEntries(of: table).compactMap { index in
                TranslationGap(EntryContext(table.entry(at: index), in: context), languages: shown)
            }
        }
    }

    private init?(_ entry: EntryContext, languages: [ShownLanguage]) {
        guard entry.isTranslatable else { return nil }
        let statuses = languages.map { ($0.tag, TranslationStatus(of: entry, in: $0)) }
        missing = statuses.filter { $0.1 == .missing }.map(\.0)
        new = statuses.filter { $0.1 == .new }.map(\.0)
        guard !missing.isEmpty || !new.isEmpty else { return nil }
        key = entry.key
        path = entry.table.table.path
        comment = CommentWords(entry.entry.comment)?.text.trimmingSpaces
        sourceText = entry.counterpart(of: .whole)?.string
        sourceLanguage = entry.table.sourceLanguage
    }
}
