import CatalogCore

/// A reader for CSV (RFC 4180), also with the semicolons or tabs that spreadsheets write in many countries.
///
/// The reader compares bytes, not characters. A text can begin with a combining mark, which `String` would merge with
/// the preceding quote.
package struct CSVReader {
    /// A row and its offset.
    package struct Row: Sendable {
        /// The cells of the row, without quotes.
        package let cells: [String]
        /// The offset of the first byte.
        package let offset: Int
    }

    private let bytes: [UInt8]
    private let delimiter: UInt8
    private var offset = 0

    /// Decodes a file of any supported encoding.
    ///
    /// Returns its rows, and the line index of the decoded text.
    package static func read(_ file: [UInt8]) throws(CSVError) -> (rows: [Row], lines: LineIndex) {
        let text: [UInt8]
        do throws(TextEncodingError) {
            text = try DecodedText(decoding: file).utf8
        } catch {
            throw CSVError(reason: .encoding(error), position: error.position)
        }
        return (try rows(of: text), LineIndex(text))
    }

    /// Returns the rows of a UTF-8 text; skips empty lines.
    static func rows(of bytes: [UInt8]) throws(CSVError) -> [Row] {
        var reader = CSVReader(bytes: bytes, delimiter: delimiter(of: bytes))
        var rows: [Row] = []
        while reader.offset < bytes.count {
            let row = try reader.row()
            if row.cells != [""] { rows.append(row) }
            guard rows.count <= ExchangeLimits.units else {
                throw error(.tooManyUnits(limit: ExchangeLimits.units), at: row.offset, of: bytes)
            }
        }
        return rows
    }

    static func error(_ reason: CSVError.Reason, at offset: Int, of bytes: [UInt8]) -> CSVError {
        CSVError(reason: reason, position: LineIndex(bytes).position(at: offset))
    }

    /// Returns the most frequent delimiter of the first line; a comma if there is none.
    private static func delimiter(of bytes: [UInt8]) -> UInt8 {
        let line = bytes.prefix { !isLineEnd($0) }
        let candidates = [",", ";", "\t"].flatMap { Array($0.utf8) }
        let counts = candidates.map { candidate in line.count { $0 == candidate } }
        let most = counts.indices.max { counts[$0] < counts[$1] }
        return candidates[most ?? 0]
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func row() throws(CSVError) -> Row {
        let start = offset
        var cells: [String] = []
        repeat { cells.append(try cell()) } while skipDelimiter()
        skipLineEnd()
        return Row(cells: cells, offset: start)
    }

    private mutating func cell() throws(CSVError) -> String {
        guard offset < bytes.count, bytes[offset] == Self.quote else {
            let start = offset
            while offset < bytes.count, bytes[offset] != delimiter, !Self.isLineEnd(bytes[offset]) { offset &+= 1 }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        let cell = try quotedCell()
        guard offset == bytes.count || bytes[offset] == delimiter || Self.isLineEnd(bytes[offset]) else {
            throw Self.error(.textAfterQuote, at: offset, of: bytes)
        }
        return cell
    }

    private mutating func quotedCell() throws(CSVError) -> String {
        let start = offset
        var cell: [UInt8] = []
        offset &+= 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset &+= 1
            guard byte == Self.quote else {
                cell.append(byte)
                continue
            }
            guard offset < bytes.count, bytes[offset] == Self.quote else {
                return String(decoding: cell, as: UTF8.self)
            }
            cell.append(byte)
            offset &+= 1
        }
        throw Self.error(.unclosedQuote, at: start, of: bytes)
    }

    private static let quote = UInt8(ascii: "\"")

    private mutating func skipDelimiter() -> Bool {
        guard offset < bytes.count, bytes[offset] == delimiter else { return false }
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
