import CatalogCore
import StringTables

/// Markdown output for differences in pull requests, in English.
///
/// Each file has a table with the changed words marked.
package enum DifferenceMarkdown {
    /// Returns the changes of all tables, with a newline at the end.
    package static func rendered(_ difference: ProjectDifference) -> String {
        guard !difference.isEmpty || !difference.unread.isEmpty else { return "No differences.\n" }
        return (difference.unread.map(section) + difference.tables.map(section)).joined(separator: "\n").source
    }

    private static func section(_ file: SkippedFile) -> MarkdownText {
        let location: MarkdownText = file.position.map { " (\($0.line):\($0.column))" } ?? ""
        return """
            ### \(file.path)

            Not compared, because the file cannot be read\(location): \(file.reason)

            """
    }

    private static func section(_ table: TableDifference) -> MarkdownText {
        let from: MarkdownText = table.from.map { ", was \($0)" } ?? ""
        return """
            ### \(table.heading)\(from)

            \(summary(of: table))

            | | key | what | old | new |
            |---|---|---|---|---|
            \(rows(of: table).map { $0 + "\n" }.joined())
            """
    }

    /// Returns the rows for a table's changes, without newlines: kind, key, changed member, old and new text.
    package static func rows(of table: TableDifference) -> [MarkdownText] {
        table.changes.flatMap { $0.texts.isEmpty ? [row(of: $0)] : textRows(of: $0) }
    }

    private static func row(of change: TableChange) -> MarkdownText {
        let (old, new) = texts(of: change)
        return .row(["\(change.kind.rawValue)", key(of: change), subject(of: change), old, new])
    }

    /// Returns a row for each text of an added or removed key.
    ///
    /// Only the first row names the key.
    private static func textRows(of change: TableChange) -> [MarkdownText] {
        change.texts.enumerated().map { number, text in
            let names: [MarkdownText] = number == 0 ? ["\(change.kind.rawValue)", key(of: change)] : ["", ""]
            let marks = [.translated, nil].contains(text.state) ? "" : text.state?.spelling ?? ""
            let shown = MarkdownText(text.text)
            let cells: [MarkdownText] = change.kind == .removed ? [shown, ""] : ["", shown]
            return .row(names + [lines([text.languageAndPart, marks])] + cells)
        }
    }

    private static func summary(of table: TableDifference) -> MarkdownText {
        let counts = TableChange.Kind.allCases.compactMap { kind -> MarkdownText? in
            let count = table.changes.filter { $0.kind == kind }.count
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let suspects = table.changes.reduce(0) { $0 + $1.suspects.count }
        let suspectNote: MarkdownText = suspects == 0 ? "" : "; now suspect: \(suspects)"
        return counts.joined(separator: ", ") + suspectNote
    }

    private static func key(of change: TableChange) -> MarkdownText {
        let from: MarkdownText = change.from.map { "<br>was \($0)" } ?? ""
        return "\(change.key ?? "")\(from)"
    }

    private static func subject(of change: TableChange) -> MarkdownText {
        let part = change.part.isWhole ? nil : change.part.description
        let location = [change.language?.spelling, part].compactMap { $0 }.joined(separator: ".")
        let suspects = change.suspects.map(\.spelling).joined(separator: ", ")
        return lines([change.field, location, suspects.isEmpty ? nil : "suspect: \(suspects)"])
    }

    /// Returns the texts that are not empty, each on a line of a cell.
    private static func lines(_ texts: [String?]) -> MarkdownText {
        texts.compactMap { $0 }.filter { !$0.isEmpty }.map { MarkdownText($0) }.joined(separator: "<br>")
    }

    private static func texts(of change: TableChange) -> (MarkdownText, MarkdownText) {
        guard let old = change.old, let new = change.new, old != new else {
            return ("\(change.old ?? "")", "\(change.new ?? "")")
        }
        let words = WordDifference(old, new)
        return (marked(words.old, with: "~~"), marked(words.new, with: "**"))
    }

    /// Returns the text with marks around changed pieces.
    ///
    /// Markdown ignores marks next to white space, so the marks exclude white space.
    private static func marked(_ pieces: [WordDifference.Piece], with mark: MarkdownText) -> MarkdownText {
        pieces.map { piece in
            let (lead, trail) = (
                piece.text.prefix(while: \.isWhitespace), piece.text.reversed().prefix(while: \.isWhitespace)
            )
            let words = piece.text.dropFirst(lead.count).dropLast(trail.count)
            guard piece.isChanged, !words.isEmpty else { return "\(piece.text)" }
            return "\(String(lead))\(mark)\(String(words))\(mark)\(String(trail.reversed()))"
        }.joined()
    }
}
