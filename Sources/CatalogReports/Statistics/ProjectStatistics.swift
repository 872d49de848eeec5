import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The statistics of a project's tables in each language.
public struct ProjectStatistics: Sendable {
    /// A row for each table and language.
    ///
    /// Within a table, the source language comes first, then the required languages, then the others by tag. Languages
    /// that the caller chose keep the caller's order.
    public let rows: [LanguageStatistics]
    /// Whether there is a row for each table; otherwise the paths of the rows are empty.
    package let hasTables: Bool
    /// The number of tables.
    public let tableCount: Int

    /// Computes the statistics of all tables, in parallel.
    ///
    /// - Parameters:
    ///   - languages: the languages to include; nil for those of each table and the required languages.
    ///   - settings: returns the settings that apply to the file at a path.
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
        hasTables = true
        tableCount = contexts.count
    }

    /// The statistics without rows of tables: a row with an empty path for each language over all tables.
    public var withoutTables: ProjectStatistics { ProjectStatistics(totals: totals) }

    private init(totals: [LanguageStatistics]) {
        rows = totals
        hasTables = false
        tableCount = 0
    }

    /// A row for each language over all tables, ordered by tag.
    ///
    /// Different spellings of a language form one row with the canonical spelling.
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
