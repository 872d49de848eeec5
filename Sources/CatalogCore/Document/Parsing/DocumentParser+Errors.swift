extension DocumentParser {
    func error(_ reason: DocumentError.Reason, at offset: Int) -> DocumentError {
        DocumentError(reason, at: offset, in: bytes)
    }

    /// What stands here is not what must: a conflict marker is said as such, bad UTF-8 too; else `reason`, or what was
    /// expected.
    func unexpected(
        _ expected: DocumentError.Expectation, instead reason: DocumentError.Reason? = nil
    ) -> DocumentError {
        if ConflictMarker.begins(at: offset, in: bytes) { return error(.conflictMarker, at: offset) }
        guard bytes[offset] < 0x80 || UTF8Sequence.length(in: bytes, at: offset) != nil else {
            return error(.invalidUTF8, at: offset)
        }
        return error(reason ?? .unexpected(scalar(at: offset), expected: expected), at: offset)
    }

    private func scalar(at offset: Int) -> Unicode.Scalar {
        let length = UTF8Sequence.length(in: bytes, at: offset) ?? 1
        return String(decoding: bytes[offset..<(offset + length)], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    }
}
