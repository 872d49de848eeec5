import CatalogCore
import CatalogLint
import CatalogReports
import InterfaceTexts
import StringTables
import TerminalSupport

/// The text report of `blame`: a row per text, followed by the latest change of its source text.
package struct BlameText {
    private let blame: KeyBlame
    private let width: Int?
    private let styler: Styler

    /// Creates a report.
    ///
    /// - Parameter width: The width of the terminal, or nil to not wrap lines.
    package init(_ blame: KeyBlame, width: Int?, styler: Styler) {
        self.blame = blame
        self.width = width
        self.styler = styler
    }

    /// Returns the lines of the report.
    package func text() -> String {
        let heading =
            styler.styled(VisibleText.shown(blame.key), as: .bold) + "  "
            + styler.styled(VisibleText.path(blame.path), as: .path) + "\n"
        var table = TextTable(columns: [
            .init(Texts.Column.language), .init(Texts.Column.commit), .init(Texts.Column.date),
            .init(Texts.Column.author, overflow: .shorten), .init(Texts.Column.text, overflow: .wrap),
        ])
        for text in blame.texts {
            let location = text.part.isWhole ? "\(text.language)" : "\(text.language) \(text.part)"
            let value = TextTable.Cell(text.value, style: text.isKey ? .dim : nil)
            table.addRow([TextTable.Cell(location)] + cells(of: text.commit) + [value])
            if let change = text.sourceChange {
                let sentence = TextTable.Cell("← \(Self.sentence(on: change).resolved)", style: .warning)
                table.addRow(["", "", "", "", sentence])
            }
        }
        if let (text, commit) = blame.comment {
            let label = TextTable.Cell(Texts.Blame.comment.resolved, style: .dim)
            table.addRow([label] + cells(of: commit) + [TextTable.Cell(text, style: .dim)])
        }
        return heading + table.text(maximumWidth: width, styler: styler)
    }

    /// Returns the cells of a commit.
    ///
    /// As in `git blame`, `^` marks the boundary commit of a shallow clone.
    private func cells(of commit: Commit?) -> [TextTable.Cell] {
        guard let commit else { return ["–", "–", TextTable.Cell(Texts.Blame.notCommitted.resolved, style: .note)] }
        return [
            TextTable.Cell((commit.isBoundary ? "^" : "") + commit.shortName, style: .dim),
            TextTable.Cell(commit.day), TextTable.Cell(commit.author),
        ]
    }

    private static func sentence(on change: SourceChange) -> LocalizedString {
        let old = Quotation.of(change.old)
        guard let commit = change.commit else { return Texts.Blame.SourceSaid.uncommitted(text: old) }
        return Texts.Blame.sourceSaid(text: old, commit: commit.shortName, date: commit.day)
    }
}
