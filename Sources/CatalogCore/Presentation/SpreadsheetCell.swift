/// Texts in the cells of files for spreadsheets.
///
/// A spreadsheet takes a cell that begins like a formula for one and runs it. An apostrophe in front makes it a text, as
/// spreadsheets themselves mark texts; a text that has apostrophes there already gets one more, so that reading takes
/// off what writing put on.
public enum SpreadsheetCell {
    /// A text as the cell has it.
    public static func shown(_ text: String) -> String { isFormula(text) ? "'" + text : text }

    /// The text of a cell.
    public static func text(_ cell: String) -> String {
        // Characters would join the apostrophe with a mark behind it.
        cell.unicodeScalars.first == "'" && isFormula(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
    }

    /// A cell as a file of comma-separated values has it (RFC 4180).
    private static func quoted(_ cell: String) -> String {
        guard cell.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return cell }
        let quote = UInt8(ascii: "\"")
        let inside = cell.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
        return String(decoding: [quote] + inside + [quote], as: UTF8.self)
    }

    /// A row of them.
    public static func line(_ texts: [String]) -> String {
        texts.map { quoted(shown($0)) }.joined(separator: ",") + "\r\n"
    }

    /// The full-width signs begin a formula where Japanese and Chinese are written.
    private static let formulaStarts = "=+-@\t\r\n＝＋－＠".unicodeScalars

    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
        return formulaStarts.contains(first)
    }
}
