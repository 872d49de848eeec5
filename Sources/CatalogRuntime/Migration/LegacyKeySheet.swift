/// The rows of a CSV file with old keys.
struct LegacyKeySheet {
    /// The old keys with their new keys; nil for an empty new key.
    let pairs: [(old: String, new: String?)]

    /// Parses a text.
    init(_ text: String) throws(LegacyKeysError) {
        var rows = try Self.rows(of: Array(text.utf8))
        guard !rows.isEmpty else { throw .noColumns }
        let names = rows.removeFirst()
        guard let old = names.firstIndex(of: "old"), let new = names.firstIndex(of: "key") else { throw .noColumns }
        pairs = rows.compactMap { row in
            guard old < row.count, !row[old].isEmpty else { return nil }
            return (old: row[old], new: new < row.count && !row[new].isEmpty ? row[new] : nil)
        }
    }

    private static func rows(of bytes: [UInt8]) throws(LegacyKeysError) -> [[String]] {
        // A byte order mark, as spreadsheets write.
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let delimiter = delimiter(of: bytes)
        var rows: [[String]] = []
        var row: [String] = []
        var line = 1
        while offset < bytes.count {
            row.append(try cell(of: bytes, at: &offset, delimiter, line: &line))
            if offset < bytes.count, bytes[offset] == delimiter {
                offset += 1
                // A delimiter at the end of the file is followed by an empty cell, which no column needs.
                if offset < bytes.count { continue }
            }
            if row != [""] { rows.append(row) }
            row = []
            skipLineEnd(of: bytes, at: &offset, line: &line)
        }
        return rows
    }

    /// Returns the first comma, semicolon or tab.
    private static func delimiter(of bytes: [UInt8]) -> UInt8 {
        let delimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return bytes.first { delimiters.contains($0) } ?? delimiters[0]
    }

    /// Returns the cell at an offset, and moves the offset behind it.
    private static func cell(
        of bytes: [UInt8], at offset: inout Int, _ delimiter: UInt8, line: inout Int
    ) throws(LegacyKeysError) -> String {
        var cell: [UInt8] = []
        if offset < bytes.count, bytes[offset] == quote {
            let start = line
            offset += 1
            while true {
                guard offset < bytes.count else { throw .unclosedQuote(line: start) }
                let byte = bytes[offset]
                offset += 1
                if byte == quote {
                    // Two quotes are one quote of the text.
                    guard offset < bytes.count, bytes[offset] == quote else { break }
                    offset += 1
                }
                if byte == newline { line += 1 }
                cell.append(byte)
            }
        }
        while offset < bytes.count, bytes[offset] != delimiter, !isLineEnd(bytes[offset]) {
            cell.append(bytes[offset])
            offset += 1
        }
        return String(decoding: cell, as: UTF8.self)
    }

    private static func skipLineEnd(of bytes: [UInt8], at offset: inout Int, line: inout Int) {
        guard offset < bytes.count else { return }
        let isReturn = bytes[offset] == carriageReturn
        offset += 1
        line += 1
        if isReturn, offset < bytes.count, bytes[offset] == newline { offset += 1 }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
