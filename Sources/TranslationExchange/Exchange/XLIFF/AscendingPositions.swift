import CatalogCore

/// Lines and columns of places that are asked for in the order of the text.
///
/// Tools write files of many megabytes on one line; counting its columns from the start for each unit would never end.
struct AscendingPositions {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The position of the byte at `target`, which lies no earlier than the one before.
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
