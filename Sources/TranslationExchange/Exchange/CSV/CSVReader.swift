import CatalogCore

/// A reader for rows of cells: CSV (RFC 4180), also with the semicolons or tabs that spreadsheets write in many
/// countries, and the lines that `fitloc list` prints.
///
/// The reader compares bytes, not characters. A text can begin with a combining mark, which `String` would merge with
/// the preceding quote.
package struct CSVReader {
    /// A row with the offsets of its cells.
    package struct Row: Sendable {
        /// The texts of the cells, without quotes and escapes.
        package let cells: [String]
        /// The offset of the first byte of each cell.
        package let offsets: [Int]
        /// The first escape of the row that cannot be read.
        let badEscape: TabSeparatedCell.BadEscape?
        /// Whether a cell has a text, or quotes around none.
        let isFilled: Bool

        /// The offset of the first byte.
        package var offset: Int { offsets.first ?? 0 }
    }

    private let bytes: [UInt8]
    private let form: CellForm
    private var offset = 0

    /// Decodes a file of any supported encoding.
    ///
    /// Returns its rows, and the line index of the decoded text.
    package static func read(_ file: [UInt8]) throws(CSVError) -> (rows: [Row], lines: LineIndex) {
        let text = try decoded(file)
        return (try rows(of: text), LineIndex(text))
    }

    /// Returns the text of a file in any supported encoding.
    static func decoded(_ file: [UInt8]) throws(CSVError) -> [UInt8] {
        do throws(TextEncodingError) {
            return try DecodedText(decoding: file).utf8
        } catch {
            throw CSVError(reason: .encoding(error), position: error.position)
        }
    }

    /// Returns the rows of a UTF-8 text; skips empty lines and rows of empty cells.
    ///
    /// - Parameter form: The form of the cells, or nil for a spreadsheet's file.
    static func rows(of bytes: [UInt8], _ form: CellForm? = nil) throws(CSVError) -> [Row] {
        var reader = CSVReader(bytes: bytes, form: form ?? .spreadsheet(of: bytes))
        var rows: [Row] = []
        while reader.offset < bytes.count {
            let row = try reader.row()
            if row.isFilled { rows.append(row) }
            guard rows.count <= ExchangeLimits.units else {
                throw error(.tooManyUnits(limit: ExchangeLimits.units), at: row.offset, of: bytes)
            }
        }
        return rows
    }

    static func error(_ reason: CSVError.Reason, at offset: Int, of bytes: [UInt8]) -> CSVError {
        CSVError(reason: reason, position: LineIndex(bytes).position(at: offset))
    }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func row() throws(CSVError) -> Row {
        var cells: [String] = []
        var offsets: [Int] = []
        var badEscape: TabSeparatedCell.BadEscape?
        var isFilled = false
        repeat {
            let start = offset
            offsets.append(start)
            if form.hasQuotes, offset < bytes.count, bytes[offset] == Self.quote {
                cells.append(try quotedCell())
            } else {
                cells.append(plainCell(&badEscape))
            }
            isFilled = isFilled || offset > start
        } while skipDelimiter()
        skipLineEnd()
        return Row(cells: cells, offsets: offsets, badEscape: badEscape, isFilled: isFilled)
    }

    private var isCellEnd: Bool {
        offset == bytes.count || bytes[offset] == form.delimiter || Self.isLineEnd(bytes[offset])
    }

    private mutating func plainCell(_ badEscape: inout TabSeparatedCell.BadEscape?) -> String {
        let start = offset
        while !isCellEnd { offset &+= 1 }
        do throws(TabSeparatedCell.BadEscape) {
            return try form.text(of: bytes[start..<offset])
        } catch {
            badEscape = badEscape ?? error
            return ""
        }
    }

    private mutating func quotedCell() throws(CSVError) -> String {
        let start = offset
        var cell: [UInt8] = []
        offset &+= 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset &+= 1
            if byte == Self.quote {
                guard offset < bytes.count, bytes[offset] == Self.quote else {
                    guard isCellEnd else { throw Self.error(.textAfterQuote, at: offset, of: bytes) }
                    return String(decoding: cell, as: UTF8.self)
                }
                offset &+= 1
            }
            cell.append(byte)
        }
        throw Self.error(.unclosedQuote, at: start, of: bytes)
    }

    private static let quote = UInt8(ascii: "\"")

    private mutating func skipDelimiter() -> Bool {
        guard offset < bytes.count, bytes[offset] == form.delimiter else { return false }
        offset &+= 1
        return true
    }

    private mutating func skipLineEnd() {
        guard offset < bytes.count else { return }
        let isReturn = bytes[offset] == UInt8(ascii: "\r")
        offset &+= 1
        if isReturn, offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset &+= 1 }
    }
}
