import CatalogCore

extension ConflictMarker {
    /// The marker that explains why a text breaks at `offset`: git's first one before it, or one on the same line.
    ///
    /// The others are looked for on that line alone, since seven `=` may underline a heading in a comment.
    static func cause(ofBreakAt offset: Int, in bytes: [UInt8]) -> Int? {
        var lineStart = 0
        for index in bytes.indices.prefix(offset + 1) {
            if index > 0, bytes[index - 1] != UInt8(ascii: "\n"), bytes[index - 1] != UInt8(ascii: "\r") { continue }
            lineStart = index
            if bytes[index] == UInt8(ascii: "<"), begins(at: index, in: bytes) { return index }
        }
        return begins(at: lineStart, in: bytes) ? lineStart : nil
    }
}
