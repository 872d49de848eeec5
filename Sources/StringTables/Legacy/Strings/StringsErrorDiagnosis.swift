import CatalogCore

/// A search for the cause of a syntax error, which is often before the location where parsing stops.
struct StringsErrorDiagnosis {
    let bytes: [UInt8]

    /// Returns the error for a key or value that is not followed by `=` or `;`.
    func afterToken(_ token: StringsToken, isKey: Bool) -> StringsSyntaxError {
        let end = token.range.upperBound
        if token.isQuoted, end < bytes.count, !canFollowQuote(end) {
            let isOnOneLine = StringsCharacter.lineBreakCount(in: bytes, token.range) == 0
            return isOnOneLine
                ? StringsSyntaxError(.unescapedQuote, at: end - 1, in: bytes)
                : StringsSyntaxError(.unterminatedString, at: token.range.lowerBound, in: bytes)
        }
        let reason: StringsSyntaxError.Reason
        reason = isKey && isValueWithoutEquals(from: end) ? .missingEquals : .missingSemicolon
        return StringsSyntaxError(reason, at: end, in: bytes)
    }

    /// Returns a more specific error than `error` if a conflict marker caused it, otherwise `error`.
    func explaining(_ error: StringsSyntaxError) -> StringsSyntaxError {
        guard let marker = ConflictMarker.cause(ofBreakAt: error.offset, in: bytes) else { return error }
        return StringsSyntaxError(.conflictMarker, at: marker, in: bytes)
    }

    /// Returns whether the byte at `offset` can follow a closing quote.
    ///
    /// Only whitespace and comments can; any other character probably belongs to the text.
    private func canFollowQuote(_ offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "/"): true
        default: StringsCharacter.whiteSpaceLength(in: bytes, at: offset) != nil
        }
    }

    /// Returns whether the token after a key is its value without `=`, and not the key of the next pair.
    private func isValueWithoutEquals(from offset: Int) -> Bool {
        var scanner = StringsScanner(bytes, at: offset)
        guard (try? scanner.skipTrivia()) != nil, (try? scanner.takeToken()) != nil else { return false }
        guard (try? scanner.skipTrivia()) != nil else { return false }
        return !scanner.take("=")
    }
}
