import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// What the tables of a project have in each language.
public struct ProjectStatistics: Sendable {
    /// A row a table and language: by table, source language first, then those required, then by tag.
    public let rows: [LanguageStatistics]
    /// The number of tables.
    public let tableCount: Int

    /// Counts all tables, several at once.
    ///
    /// - Parameters:
    ///   - languages: the languages to count; nil for those of each table and those that its configuration requires.
    ///   - settings: the settings that govern the file at a path.
    public init(
        of project: Project, languages: [LanguageTag]? = nil,
        settings: @Sendable (String) -> LintSettings = { _ in LintSettings() }
    ) async {
        let contexts = project.tables.map { TableContext($0, settings: settings($0.path)) }
        rows = await withTaskGroup(of: (Int, [LanguageStatistics]).self) { group in
            for (index, context) in contexts.enumerated() {
                group.addTask { (index, StatisticsCounter.rows(of: context, languages: languages)) }
            }
            let tables = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            return contexts.indices.flatMap { tables[$0] ?? [] }
        }
        tableCount = contexts.count
    }

    /// A row a language over all tables, in the order of tags.
    ///
    /// Spellings of one language are one row, with the canonical spelling.
    public var totals: [LanguageStatistics] {
        var totals: [LanguageTag: LanguageStatistics] = [:]
        for row in rows {
            let language = row.language.canonical
            let empty = LanguageStatistics(path: "", language: language, isSource: row.isSource)
            totals[language, default: empty].add(row)
        }
        return totals.values.sorted { $0.language < $1.language }
    }
}
