import CatalogCore

/// A converter from ascending offsets to lines and columns.
///
/// Tools write files of many megabytes on one line. Counting columns from the start for each unit would take quadratic
/// time.
struct AscendingPositions {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the position of an offset, which must not be smaller than the previous one.
    mutating func position(at target: Int) -> TextPosition {
        while offset < min(target, bytes.count) {
            let byte = bytes[offset]
            offset &+= 1
            let isPair = byte == 0xD && offset < bytes.count && bytes[offset] == 0xA
            if byte == 0xA || byte == 0xD && !isPair {
                (line, column) = (line &+ 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column &+= byte >= 0xF0 ? 2 : 1
            }
        }
        return TextPosition(line: line, column: column)
    }
}
