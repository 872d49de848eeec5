import CatalogComparison
import CatalogCore
import InterfaceTexts
import StringTables
import TerminalSupport

/// The text report of `diff`: a block per file with its changed keys, old and new texts below each other.
///
/// Changed words are marked as `[-…-]` and `{+…+}`, as in `git diff --word-diff`. With a coloring styler, they are
/// colored instead.
package struct DifferenceText {
    private let difference: ProjectDifference
    private let styler: Styler

    /// Creates a report.
    package init(_ difference: ProjectDifference, styler: Styler) {
        self.difference = difference
        self.styler = styler
    }

    /// Returns the lines, with a summary at the end unless `isQuiet`.
    package func text(isQuiet: Bool) -> String {
        let blocks = (difference.unread.map(block) + difference.tables.map(block)).joined(separator: "\n")
        guard !isQuiet, !difference.isEmpty else {
            return blocks.isEmpty && !isQuiet ? "\(Texts.Diff.nothing)\n" : blocks
        }
        return "\(blocks)\n\(summary)\n"
    }

    private func block(of file: SkippedFile) -> String {
        "\(styler.styled(VisibleText.path(file.path), as: .path))\n  \(Texts.Diff.unread)\n"
    }

    private var summary: String {
        let changes = difference.tables.flatMap(\.changes)
        let keys = Swift.Set(
            difference.tables.flatMap { table in
                table.changes.compactMap(\.key).map { ExactText("\(table.path)\u{0}\($0)") }
            })
        return Texts.Diff.summary(changes: changes.count, keys: keys.count).resolved
    }

    private func block(of table: TableDifference) -> String {
        let from = table.from.map { " (\(Texts.Diff.was(name: VisibleText.shown($0))))" } ?? ""
        var lines = [styler.styled(VisibleText.path(table.heading), as: .path) + from]
        var key: String?
        for change in table.changes {
            if let name = change.key, key?.isSpelled(as: name) != true {
                lines.append("  " + styler.styled(VisibleText.shown(name), as: .bold))
                key = name
            }
            lines += self.lines(for: change)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(for change: TableChange) -> [String] {
        switch change.kind {
        case .added: [line(Texts.Diff.added.resolved)] + allTexts(of: change, sign: "+", as: .added)
        case .removed: [line(Texts.Diff.removed.resolved)] + allTexts(of: change, sign: "-", as: .removed)
        case .renamed: [line(Texts.Diff.renamed(name: VisibleText.shown(change.from ?? "")).resolved)]
        case .language:
            [
                change.new.map { "  " + Texts.Diff.languageAdded(language: VisibleText.shown($0)).resolved }
                    ?? "  " + Texts.Diff.languageRemoved(language: VisibleText.shown(change.old ?? "")).resolved
            ]
        case .source, .translation, .state, .comment, .flag:
            [line(subject(of: change))] + texts(change.old, change.new) + suspects(of: change)
        }
    }

    private func line(_ text: String) -> String { "    " + text }

    private func subject(of change: TableChange) -> String {
        let part = change.part.isWhole ? nil : change.part.shown
        let location = [change.language?.shown, part].compactMap { $0 }.joined(separator: ".")
        return switch change.kind {
        case .source: Texts.Diff.source(place: location).resolved
        case .state: Texts.Diff.state(place: location).resolved
        case .comment: Texts.Diff.comment.resolved
        case .flag: VisibleText.shown(change.field ?? "")
        case .added, .removed, .renamed, .translation, .language: location
        }
    }

    private func suspects(of change: TableChange) -> [String] {
        guard !change.suspects.isEmpty else { return [] }
        return [
            "      " + styler.styled(Texts.Diff.suspects(languages: Words.list(change.suspects)).resolved, as: .warning)
        ]
    }

    // MARK: - Texts

    private func texts(_ old: String?, _ new: String?) -> [String] {
        let words = WordDifference(old ?? new ?? "", new ?? old ?? "")
        let (left, right) = (old.map { _ in words.old }, new.map { _ in words.new })
        return [
            left.map { "      - " + marked($0, as: .removed, ("[-", "-]")) },
            right.map { "      + " + marked($0, as: .added, ("{+", "+}")) },
        ].compactMap { $0 }
    }

    /// Returns a line for each text of an added or removed key, with its language, part, and state unless `translated`.
    private func allTexts(of change: TableChange, sign: String, as style: TextStyle) -> [String] {
        let locations = change.texts.map { text in
            let isMarked = ![.translated, nil].contains(text.state)
            return isMarked ? "\(text.languageAndPart) [\(text.state?.spelling ?? "")]" : text.languageAndPart
        }
        let width = locations.map(\.count).max() ?? 0
        return zip(locations, change.texts).map { location, text in
            let space = String(repeating: " ", count: width - location.count)
            let shown = VisibleText.shown(text.text)
            return "      \(sign) \(VisibleText.escaped(location))\(space)  "
                + (styler.isColored ? styler.styled(shown, as: style) : shown)
        }
    }

    private func marked(
        _ pieces: [WordDifference.Piece], as style: TextStyle, _ marks: (open: String, close: String)
    ) -> String {
        let isWhole = pieces.allSatisfy(\.isChanged)
        let text = pieces.map { piece in
            let text = VisibleText.escaped(piece.text)
            if styler.isColored { return piece.isChanged ? styler.styled(text, as: style) : text }
            return piece.isChanged && !isWhole ? marks.open + text + marks.close : text
        }
        return VisibleText.isolated(text.joined())
    }
}
