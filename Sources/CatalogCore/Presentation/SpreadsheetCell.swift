/// Conversion between texts and cells of spreadsheet files.
///
/// Spreadsheets run a cell that begins like a formula. An apostrophe before the text prevents that, as in spreadsheets
/// themselves. A formula that already follows apostrophes gets one more, so that reading removes exactly the apostrophe
/// that writing added.
public enum SpreadsheetCell {
    /// Returns the cell for a text.
    public static func shown(_ text: String) -> String { isFormula(text) ? "'" + text : text }

    /// Returns the text of a cell.
    public static func text(_ cell: String) -> String {
        // Compares scalars, because a character would combine the apostrophe with a following mark.
        cell.unicodeScalars.first == "'" && isFormula(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
    }

    /// Returns a cell in the format of comma-separated values (RFC 4180).
    private static func quoted(_ cell: String) -> String {
        guard cell.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return cell }
        let quote = UInt8(ascii: "\"")
        let inside = cell.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
        return String(decoding: [quote] + inside + [quote], as: UTF8.self)
    }

    /// Returns a row of cells, ending in CRLF.
    public static func line(_ texts: [String]) -> String {
        texts.map { quoted(shown($0)) }.joined(separator: ",") + "\r\n"
    }

    /// The characters that begin a formula; full-width signs do so in Japanese and Chinese.
    private static let formulaStarts = "=+-@\t\r\n＝＋－＠".unicodeScalars

    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
        return formulaStarts.contains(first)
    }
}
