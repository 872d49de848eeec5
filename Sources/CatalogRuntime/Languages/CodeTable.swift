/// Sorted short codes, each with a short value, in one literal that is searched where it lies in the program.
///
/// Every cell has the same number of bytes, the code first and then its value, each filled up with spaces, so that a
/// look-up is a binary search that makes no collection and parses nothing beforehand.
package struct CodeTable: Sendable {
    private let cells: StaticString
    private let codeWidth: Int
    private let cellWidth: Int

    /// A table over `cells`, which are sorted by their codes of at most eight bytes; the last may lack its filling.
    package init(_ cells: StaticString, codeWidth: Int, valueWidth: Int = 0) {
        self.cells = cells
        self.codeWidth = codeWidth
        self.cellWidth = codeWidth + valueWidth
    }

    /// Whether the table has exactly this code.
    package func contains(_ code: String) -> Bool {
        cells.withUTF8Buffer { index(of: code, in: $0) != nil }
    }

    /// The value beside `code`, without its filling.
    package func value(of code: String) -> String? {
        cells.withUTF8Buffer { bytes in
            guard let index = index(of: code, in: bytes) else { return nil }
            let start = index &* cellWidth
            let value = bytes[start &+ codeWidth..<min(start &+ cellWidth, bytes.count)]
            return String(decoding: value.prefix { $0 != Self.filling }, as: UTF8.self)
        }
    }

    /// The first byte of the value beside `code`.
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
            let found = packed(bytes[start..<min(start &+ codeWidth, bytes.count)])
            if found == wanted { return middle }
            if found < wanted { low = middle &+ 1 } else { high = middle }
        }
        return nil
    }

    /// The bytes as one number that is ordered as the codes are.
    private func packed(_ bytes: some Collection<UInt8>) -> UInt64 {
        var number: UInt64 = 0
        for byte in bytes { number = number << 8 | UInt64(byte) }
        for _ in bytes.count..<codeWidth { number = number << 8 | UInt64(Self.filling) }
        return number
    }
}
