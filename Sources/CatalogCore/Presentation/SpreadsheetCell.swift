/// Conversion between texts and cells of spreadsheet files.
///
/// Spreadsheets run a cell that begins like a formula. An apostrophe before the text prevents that, as in spreadsheets
/// themselves. A formula that already follows apostrophes gets one more, so that reading removes exactly the apostrophe
/// that writing added.
///
/// In many countries, spreadsheets separate cells by semicolons. A cell of the file then ends at a semicolon, a tab or a
/// line break of the text, so a formula after one of these gets an apostrophe, too.
public enum SpreadsheetCell {
    /// Returns the cell for a text.
    public static func shown(_ text: String) -> String { converted(text, isAdding: true) }

    /// Returns the text of a cell.
    public static func text(_ cell: String) -> String { converted(cell, isAdding: false) }

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

    /// Adds an apostrophe to each formula, or removes it.
    ///
    /// Compares scalars, because a character would combine the apostrophe with a following mark.
    private static func converted(_ text: String, isAdding: Bool) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var isStart = true
        for (index, scalar) in scalars.enumerated() {
            let isFormula = isStart && isFormula(scalars[index...])
            isStart = separators.contains(scalar)
            if isFormula, isAdding { result.append("'") }
            if isFormula, !isAdding, scalar == "'" { continue }
            result.append(scalar)
        }
        return String(result)
    }

    /// The characters that may separate cells.
    private static let separators = ";\t\r\n".unicodeScalars
    /// The characters that begin a formula; full-width signs do so in Japanese and Chinese.
    private static let signs = "=+-@＝＋－＠".unicodeScalars

    /// Returns whether a cell that begins with `rest` is a formula, apart from apostrophes.
    ///
    /// Within a text, a hyphen and a space begin an item of a list.
    private static func isFormula(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        let core = rest.drop { $0 == "'" }
        guard let first = core.first else { return false }
        if rest.startIndex == 0 { return signs.contains(first) || first != ";" && separators.contains(first) }
        return signs.contains(first) && !(first == "-" && core.dropFirst().first == " ")
    }
}
