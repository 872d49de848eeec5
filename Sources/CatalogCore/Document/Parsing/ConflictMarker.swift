/// The lines that git writes around a merge conflict.
public enum ConflictMarker {
    /// Returns whether a conflict marker begins at `offset`.
    ///
    /// A marker begins a line with at least seven identical characters, followed by a space or the end of the line. A
    /// repository can choose markers longer than seven characters.
    public static func begins(at offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset < bytes.count, offset == 0 || bytes[offset - 1].isLineEnd else { return false }
        let sign = bytes[offset]
        guard "<|=>".utf8.contains(sign) else { return false }
        let end = bytes[offset...].firstIndex { $0 != sign } ?? bytes.count
        return end - offset >= 7 && (end == bytes.count || bytes[end] == UInt8(ascii: " ") || bytes[end].isLineEnd)
    }
}
