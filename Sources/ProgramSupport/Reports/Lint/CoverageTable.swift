import CatalogLint
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import TerminalSupport
import Workspaces

/// The table of untranslated keys: a row per language, most severe first, and a command that lists the keys.
struct CoverageTable {
    private let rows: [CoverageRow]
    private let paths: [String]
    private let states: [CoverageState]

    /// The maximum number of rows.
    private static let mostRows = 20

    /// Creates a table from findings about coverage.
    ///
    /// - Parameters:
    ///   - targets: The languages and the number of keys to translate, by table.
    ///   - paths: The checked files and folders as given, which the suggested command repeats.
    init(_ findings: [Finding], targets: [String: TableTargets], paths: [String] = []) {
        self.paths = paths
        let rows = CoverageRow.rows(for: findings, targets: targets)
        self.rows = rows
        states = CoverageState.allCases.filter { state in rows.contains { $0.figures.counts[state] != nil } }
    }

    /// Returns the lines.
    ///
    /// - Parameters:
    ///   - width: The width of the terminal, or nil without a terminal.
    ///   - withHints: Whether to suggest commands.
    func lines(width: Int?, styler: Styler, withHints: Bool) -> [String] {
        var table = TextTable(
            columns: [TextTable.Column(), TextTable.Column(Texts.Column.language, overflow: .wrap)]
                + ([Texts.Column.keys] + states.map(\.title)).map { TextTable.Column($0, alignment: .right) }
                + [TextTable.Column("%", alignment: .right)])
        for row in rows.prefix(Self.mostRows) { table.addRow(cells(of: row)) }
        let others = rows.dropFirst(Self.mostRows).reduce(0) { $0 + $1.languages.count }
        let more = others > 0 ? [Texts.Lint.More.languages(count: others).resolved] : []
        let hints = withHints ? self.hints.map { styler.styled($0.resolved, as: .dim) } : []
        return table.lines(maximumWidth: width, styler: styler) + more + hints
    }

    private func cells(of row: CoverageRow) -> [TextTable.Cell] {
        let severity = row.figures.severity
        let numbers = states.map { state in
            let count = row.figures.counts[state] ?? 0
            return TextTable.Cell(count, style: count == 0 ? .dim : nil)
        }
        return [
            TextTable.Cell(Self.word(for: severity).resolved, style: TextStyle(severity)),
            TextTable.Cell(row.languages.map(\.spelling).joined(separator: ", ")), TextTable.Cell(row.figures.keys),
        ] + numbers + [TextTable.Cell(row.figures.percent)]
    }

    private static func word(for severity: Severity) -> LocalizedString {
        switch severity {
        case .error: Texts.Lint.Severity.error
        case .warning: Texts.Lint.Severity.warning
        case .note, .off: Texts.Lint.Severity.note
        }
    }

    // MARK: - Actions

    private var hints: [LocalizedString] {
        if let language = worst(of: .missing) {
            return [Texts.Lint.Coverage.missing(command: list("--missing \(language.shown)"))]
        }
        if let language = worst(of: .new) {
            return [Texts.Lint.Coverage.missing(command: list("--state new --language \(language.shown)"))]
        }
        let hasOthers = worst(of: .partial) != nil || worst(of: .untranslated) != nil
        return hasOthers ? [Texts.Lint.Coverage.all] : [Texts.Lint.Coverage.review]
    }

    /// The maximum number of paths in the suggested command, which would otherwise be longer than the table.
    private static let mostPaths = 3

    private func list(_ options: String) -> String {
        let named = paths.count > Self.mostPaths ? [] : paths.filter { $0 != Workspace.standardInput }
        return (["fitloc list"] + named.map(ShellWord.quoted) + [options]).joined(separator: " ")
    }

    private func worst(of state: CoverageState) -> LanguageTag? {
        rows.first { $0.figures.counts[state] != nil }?.languages.first
    }
}
