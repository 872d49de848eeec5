/// A table of sorted short codes with short values, searched in place in a string literal.
///
/// Each cell has the same number of bytes: the code and then its value, both padded with spaces. A search is a binary
/// search that creates no collection and needs no parsing.
package struct CodeTable: Sendable {
    private let cells: StaticString
    private let codeWidth: Int
    private let cellWidth: Int

    /// Creates a table over sorted `cells`.
    ///
    /// Codes have at most eight bytes. The last cell may lack its padding.
    package init(_ cells: StaticString, codeWidth: Int, valueWidth: Int = 0) {
        self.cells = cells
        self.codeWidth = codeWidth
        self.cellWidth = codeWidth + valueWidth
    }

    /// Returns whether the table contains this code.
    package func contains(_ code: String) -> Bool {
        cells.withUTF8Buffer { index(of: code, in: $0) != nil }
    }

    /// Returns the value for `code`, without padding.
    package func value(of code: String) -> String? {
        cells.withUTF8Buffer { bytes in
            guard let index = index(of: code, in: bytes) else { return nil }
            let start = index &* cellWidth
            let value = bytes[start &+ codeWidth..<min(start &+ cellWidth, bytes.count)]
            return String(decoding: value.prefix { $0 != Self.filling }, as: UTF8.self)
        }
    }

    /// Returns the first byte of the value for `code`.
    package func firstByte(of code: String) -> UInt8? {
        cells.withUTF8Buffer { bytes in
            index(of: code, in: bytes).map { bytes[$0 &* cellWidth &+ codeWidth] }
        }
    }

    private static let filling = UInt8(ascii: " ")

    private func index(of code: String, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard code.utf8.count <= codeWidth, !code.isEmpty else { return nil }
        let wanted = packed(code.utf8)
        var low = 0
        var high = (bytes.count &+ cellWidth &- 1) / cellWidth
        while low < high {
            let middle = (low &+ high) / 2
            let start = middle &* cellWidth
            let found = packed(bytes, from: start, to: min(start &+ codeWidth, bytes.count))
            if found == wanted { return middle }
            if found < wanted { low = middle &+ 1 } else { high = middle }
        }
        return nil
    }

    /// Returns the bytes of a code as an integer with the same order as the codes.
    private func packed(_ code: String.UTF8View) -> UInt64 {
        var integer: UInt64 = 0
        for byte in code { integer = integer << 8 | UInt64(byte) }
        return padded(integer, length: code.count)
    }

    /// Returns a part of the table in the same way; concrete, because each search calls it several times.
    private func packed(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt64 {
        var integer: UInt64 = 0
        for index in start..<end { integer = integer << 8 | UInt64(bytes[index]) }
        return padded(integer, length: end &- start)
    }

    private func padded(_ integer: UInt64, length: Int) -> UInt64 {
        var integer = integer
        for _ in length..<codeWidth { integer = integer << 8 | UInt64(Self.filling) }
        return integer
    }
}
