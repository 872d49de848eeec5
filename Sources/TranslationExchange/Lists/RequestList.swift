import CatalogCore
import CatalogEditing

/// The list of changes that `add`, `set`, `remove`, `rename` and `apply` read.
///
/// A list is JSON, a spreadsheet's CSV, or lines as `fitloc list` prints them: tab-separated columns with a heading, or
/// just one key in each line. The reader refuses everything that it does not understand, with its position.
package struct RequestList {
    /// The changes in order, with an error for each one that is invalid.
    package let results: [Result<ChangeRequest, ListError>]
    /// The columns of languages in a table, in order; empty for other lists.
    package private(set) var languageColumns: [LanguageColumn] = []

    private typealias Table = ([Result<ChangeRequest, ListError>], [LanguageColumn])

    /// A form of lists.
    package enum Form: String, CaseIterable, Sendable {
        /// JSON objects, or the output of `fitloc list --format json`.
        case json
        /// CSV with a column for each language.
        case csv
        /// Tab-separated lines as `fitloc list` prints them, or one key in each line.
        case text
    }

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - form: The form of the list, or nil to detect it.
    ///   - operation: The operation for every key, or nil if each change names its own.
    /// - Throws: an error that affects the whole list.
    package init(_ file: [UInt8], form: Form?, operation: ChangeRequest.Operation?) throws(ListError) {
        let text = try ListError.of { () throws(CSVError) in try CSVReader.decoded(file) }
        switch form ?? Self.form(of: text) {
        case .json: results = RequestLines(text, operation: operation).read().map { $0.mapError { .request($0) } }
        case .csv: (results, languageColumns) = try Self.table(of: text, nil, operation)
        case .text: (results, languageColumns) = try Self.lines(of: text, operation)
        }
    }

    // MARK: - Forms

    /// Returns the form of a list.
    ///
    /// JSON begins with a bracket. Otherwise the first line decides: a heading with commas or semicolons, or one in
    /// quotes, is a spreadsheet's. `TabSeparatedCell` writes keys so that no line with a key looks like these.
    private static func form(of text: [UInt8]) -> Form {
        if let first = text.first(where: { !$0.isJSONSpace }), "{[".utf8.contains(first) { return .json }
        guard let heading = ListHeading(firstLine(of: text)) else { return .text }
        return heading.isQuoted || (heading.delimiter.map { $0 != UInt8(ascii: "\t") } ?? false) ? .csv : .text
    }

    /// Returns the first line that is not empty.
    private static func firstLine(of text: [UInt8]) -> ArraySlice<UInt8> {
        text.drop(while: CSVReader.isLineEnd).prefix { !CSVReader.isLineEnd($0) }
    }

    private static func table(
        of text: [UInt8], _ form: CellForm?, _ operation: ChangeRequest.Operation?
    ) throws(ListError) -> Table {
        let rows = try ListError.of { () throws(CSVError) in try CSVReader.rows(of: text, form) }
        guard let first = rows.first else { return ([], []) }
        let lines = LineIndex(text)
        let heading = try ListError.of { () throws(CSVError) in try TableHeading(first, lines: lines) }
        let table = try RequestTable(rows.dropFirst(), heading, lines, hasEscapes: form != nil, operation)
        return (table.results, table.languageColumns)
    }

    private static func lines(
        of text: [UInt8], _ operation: ChangeRequest.Operation?
    ) throws(ListError) -> Table {
        let first = firstLine(of: text)
        guard !first.isEmpty else { return ([], []) }
        if let heading = ListHeading(first), heading.delimiter ?? UInt8(ascii: "\t") == UInt8(ascii: "\t") {
            return try table(of: text, heading.delimiter == nil ? .keys : .lines, operation)
        }
        let lines = LineIndex(text)
        guard let columns = operation?.columnsWithoutHeading else {
            throw .table(CSVError(reason: .noKeyColumn, position: lines.position(at: first.startIndex)))
        }
        let rows = try ListError.of { () throws(CSVError) in try CSVReader.rows(of: text, .keys) }
        // A list that was sorted has its heading somewhere below.
        if let late = rows.first(where: { $0.cells[0] == "key" && text[$0.offset] == UInt8(ascii: "k") }) {
            throw .table(CSVError(reason: .lateHeading, position: lines.position(at: late.offset)))
        }
        let heading = TableHeading(names: columns, lines: lines)
        let table = try RequestTable(rows[...], heading, lines, hasEscapes: true, operation)
        return (table.results, table.languageColumns)
    }
}

extension ChangeRequest.Operation {
    /// The columns of a list without a heading; nil if the operation needs one.
    fileprivate var columnsWithoutHeading: [String]? {
        switch self {
        case .remove: ["key"]
        case .rename: ["key", "to"]
        case .add, .set, .unset, .move, .copy: nil
        }
    }
}
