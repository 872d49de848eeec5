import CatalogCore
import StringTables

/// Markdown output for differences in pull requests, in English.
///
/// Each file has a table with the changed words marked.
package enum DifferenceMarkdown {
    /// Returns the changes of all tables, with a newline at the end.
    package static func rendered(_ difference: ProjectDifference) -> String {
        guard !difference.isEmpty || !difference.unread.isEmpty else { return "No differences.\n" }
        return (difference.unread.map(section) + difference.tables.map(section)).joined(separator: "\n")
    }

    private static func section(_ file: SkippedFile) -> String {
        let place = file.position.map { " (\($0.line):\($0.column))" } ?? ""
        return """
            ### \(VisibleText.inMarkdown(file.path))

            Not compared, because the file cannot be read\(place): \(VisibleText.inMarkdown(file.reason))

            """
    }

    private static func section(_ table: TableDifference) -> String {
        let from = table.from.map { ", was \(VisibleText.inMarkdown($0))" } ?? ""
        return """
            ### \(VisibleText.inMarkdown(table.path))\(from)

            \(summary(of: table))

            | | key | what | old | new |
            |---|---|---|---|---|
            \(rows(of: table).map { $0 + "\n" }.joined())
            """
    }

    /// Returns the rows for a table's changes, without newlines: kind, key, changed member, old and new text.
    package static func rows(of table: TableDifference) -> [String] {
        table.changes.flatMap { $0.texts.isEmpty ? [row(of: $0)] : textRows(of: $0) }
    }

    private static func row(of change: TableChange) -> String {
        let (old, new) = texts(of: change)
        return row([change.kind.rawValue, key(of: change), subject(of: change), old, new])
    }

    /// Returns a row for each text of an added or removed key.
    ///
    /// Only the first row names the key.
    private static func textRows(of change: TableChange) -> [String] {
        change.texts.enumerated().map { number, text in
            let names = number == 0 ? [change.kind.rawValue, key(of: change)] : ["", ""]
            let marks = [.translated, nil].contains(text.state) ? "" : text.state?.spelling ?? ""
            let place = [text.place, marks].filter { !$0.isEmpty }.map(VisibleText.inMarkdown)
            let shown = VisibleText.inMarkdown(text.text)
            let cells = change.kind == .removed ? [shown, ""] : ["", shown]
            return row(names + [place.joined(separator: "<br>")] + cells)
        }
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    private static func summary(of table: TableDifference) -> String {
        let counts = TableChange.Kind.allCases.compactMap { kind -> String? in
            let count = table.changes.filter { $0.kind == kind }.count
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let suspects = table.changes.reduce(0) { $0 + $1.suspects.count }
        let suspectNote = suspects == 0 ? "" : "; now suspect: \(suspects)"
        return counts.joined(separator: ", ") + suspectNote
    }

    private static func key(of change: TableChange) -> String {
        (change.key.map(VisibleText.inMarkdown) ?? "")
            + (change.from.map { "<br>was \(VisibleText.inMarkdown($0))" } ?? "")
    }

    private static func subject(of change: TableChange) -> String {
        let part = change.part.isWhole ? nil : change.part.description
        let place = [change.language?.spelling, part].compactMap { $0 }.joined(separator: ".")
        let suspects =
            change.suspects.isEmpty ? [] : ["suspect: \(change.suspects.map(\.spelling).joined(separator: ", "))"]
        return ([change.field, place].compactMap { $0 }.filter { !$0.isEmpty }.map(VisibleText.inMarkdown) + suspects)
            .joined(separator: "<br>")
    }

    private static func texts(of change: TableChange) -> (String, String) {
        guard let old = change.old, let new = change.new, old != new else {
            return (change.old.map(VisibleText.inMarkdown) ?? "", change.new.map(VisibleText.inMarkdown) ?? "")
        }
        let words = WordDifference(old, new)
        return (marked(words.old, with: "~~"), marked(words.new, with: "**"))
    }

    /// Returns the text with marks around changed pieces.
    ///
    /// Markdown ignores marks next to white space, so the marks exclude white space.
    private static func marked(_ pieces: [WordDifference.Piece], with mark: String) -> String {
        pieces.map { piece in
            let (lead, trail) = (
                piece.text.prefix(while: \.isWhitespace), piece.text.reversed().prefix(while: \.isWhitespace)
            )
            let words = piece.text.dropFirst(lead.count).dropLast(trail.count)
            guard piece.isChanged, !words.isEmpty else { return VisibleText.inMarkdown(piece.text) }
            return VisibleText.inMarkdown(String(lead)) + mark + VisibleText.inMarkdown(String(words)) + mark
                + VisibleText.inMarkdown(String(trail.reversed()))
        }.joined()
    }
}
