extension DocumentParser {
    func error(_ reason: DocumentError.Reason, at offset: Int) -> DocumentError {
        DocumentError(reason, at: offset, in: bytes)
    }

    /// Returns the error for a byte that the grammar does not allow here.
    ///
    /// Conflict markers and invalid UTF-8 have errors of their own. All others get `reason`, or else `expected`.
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
