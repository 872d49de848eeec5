import CatalogCore
import CatalogReports
import InterfaceTexts
import TerminalSupport
import Workspaces

/// The languages of a project with their progress.
package struct LanguageList {
    fileprivate let rows: [Row]
    private let hasProject: Bool

    fileprivate struct Row {
        let figures: LanguageStatistics
        let tableCount: Int
        let isRequired: Bool
        let isInProject: Bool?
    }

    /// Computes the progress of each language.
    ///
    /// - Parameter project: The path of an Xcode project whose known regions are included.
    package init(of workspace: Workspace, project: String?) async throws {
        let settings = workspace.lintSettings(requiring: nil)
        let statistics = await ProjectStatistics(of: workspace.project, settings: settings)
        let regions = try project.map { try ProjectRegions(at: $0).languages }
        let tables = workspace.project.tables
        let required = tables.flatMap { settings($0.path).requiredLanguages ?? [] }
        hasProject = regions != nil
        let totals = statistics.totals
        let shown = LanguageSet(totals.map(\.language))
        let others = (regions ?? []).filter { !shown.contains($0) }
        let (present, wanted) = (tables.map { LanguageSet($0.languages) }, LanguageSet(required))
        let known = regions.map { LanguageSet($0) }
        rows =
            totals.map { figures in
                Row(
                    figures: figures, tableCount: present.count { $0.contains(figures.language) },
                    isRequired: wanted.contains(figures.language), isInProject: known?.contains(figures.language))
            }
            + others.map { tag in
                Row(
                    figures: LanguageStatistics(path: "", language: tag, isSource: false), tableCount: 0,
                    isRequired: false, isInProject: true)
            }
    }

    /// Returns the list as a table.
    package func text(width: Int?, styler: Styler) -> String {
        guard !rows.isEmpty else { return "\(Texts.Language.none)\n" }
        let numbers = [
            Texts.Column.tables, Texts.Column.keys, Texts.Column.translated, Texts.Column.toTranslate,
            Texts.Column.needsReview,
        ]
        var table = TextTable(
            columns: [TextTable.Column(Texts.Column.language)]
                + numbers.map { TextTable.Column($0, alignment: .right) } + [TextTable.Column()])
        for row in rows {
            let figures = row.figures
            table.addRow(
                [TextTable.Cell(figures.language.spelling)]
                    + [
                        row.tableCount, figures.keys, figures.translated, figures.toTranslate, figures.needsReview,
                    ].map { TextTable.Cell($0) }
                    + [TextTable.Cell(row.marks.joined(separator: ", "), style: .dim)])
        }
        return table.text(maximumWidth: width, styler: styler)
    }

    /// The list as JSON.
    package var json: String {
        let languages: [DocumentFragment] = rows.map { row in
            let figures = row.figures
            return [
                "language": .string(figures.language.spelling),
                "source": .boolean(figures.isSource),
                "required": .boolean(row.isRequired),
                "known_region": row.isInProject.map { .boolean($0) } ?? .null,
                "tables": .integer(row.tableCount),
                "keys": .integer(figures.keys),
                "translated": .integer(figures.translated),
                "needs_review": .integer(figures.needsReview),
                "new": .integer(figures.new),
                "stale": .integer(figures.stale),
                "missing": .integer(figures.missing),
                "to_translate": .integer(figures.toTranslate),
                "untranslated": .integer(figures.untranslated),
            ]
        }
        let answer: DocumentFragment = ["version": 1, "languages": .array(languages)]
        return answer.printedJSON
            + "\n"
    }
}

extension LanguageList.Row {
    /// The properties of a language, such as “required”.
    fileprivate var marks: [String] {
        [
            figures.isSource ? Texts.Language.isSource.resolved : nil,
            isRequired ? Texts.Language.isRequired.resolved : nil,
            isInProject == true ? Texts.Language.inProject.resolved : nil,
        ].compactMap { $0 }
    }
}
