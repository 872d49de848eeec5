import CatalogCore

extension ConflictMarker {
    /// Returns the offset of the conflict marker that explains a syntax error at `offset`; nil if there is none.
    ///
    /// The cause is the first `<<<<<<<` before the error, or any marker on the line of the error. On other lines, only
    /// `<<<<<<<` counts, because seven `=` may underline a heading in a comment.
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
