/// The heading of a list of changes or keys: a first line with the cell `key`.
package struct ListHeading: Hashable, Sendable {
    /// The byte between the cells: a tab, a comma or a semicolon; nil if `key` is the only cell.
    package let delimiter: UInt8?
    /// Whether the only cell is in quotes, as in a spreadsheet's file.
    package let isQuoted: Bool

    private static let delimiters = "\t,;".utf8

    /// Reads a line; nil if no cell of it is `key`.
    package init?(_ line: some Collection<UInt8>) {
        let cells = Self.delimiters.map { delimiter in
            (delimiter: delimiter, cells: line.split(separator: delimiter, omittingEmptySubsequences: false))
        }
        let headings = cells.filter { $0.cells.contains { Self.isKey(Array($0)) } }
        guard let heading = headings.max(by: { $0.cells.count < $1.cells.count }) else { return nil }
        delimiter = heading.cells.count > 1 ? heading.delimiter : nil
        isQuoted = heading.cells.count == 1 && line.contains(UInt8(ascii: "\""))
    }

    /// Returns whether a cell is `key`, apart from quotes and from spaces around it.
    private static func isKey(_ cell: [UInt8]) -> Bool {
        let name = trimmed(cell[...])
        guard name.count > 2, name.first == UInt8(ascii: "\""), name.last == name.first else {
            return name.elementsEqual("key".utf8)
        }
        return trimmed(name.dropFirst().dropLast()).elementsEqual("key".utf8)
    }

    private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = cell.drop { $0 == UInt8(ascii: " ") }
        return rest[..<(rest.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? rest.startIndex)]
    }
}
