import CatalogCore

/// Finds the likely cause of a syntax error, which often lies before the place where reading stops.
struct StringsBreakage {
    let bytes: [UInt8]

    /// The error for a key or value that neither `=` nor `;` follows.
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

    /// The error that says more than `error` does: a merge conflict left in the file breaks it in many ways.
    func explaining(_ error: StringsSyntaxError) -> StringsSyntaxError {
        guard let marker = ConflictMarker.cause(ofBreakAt: error.offset, in: bytes) else { return error }
        return StringsSyntaxError(.conflictMarker, at: marker, in: bytes)
    }

    /// Behind a closing quote come white space, a comment, or the signs of the grammar; anything else is its text.
    private func canFollowQuote(_ offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "/"): true
        default: StringsCharacter.whiteSpaceLength(in: bytes, at: offset) != nil
        }
    }

    /// Whether the text behind a key is its value, the sign between forgotten, and not the key of the next pair.
    private func isValueWithoutEquals(from offset: Int) -> Bool {
        var scanner = StringsScanner(bytes, at: offset)
        guard (try? scanner.skipTrivia()) != nil, (try? scanner.takeToken()) != nil else { return false }
        guard (try? scanner.skipTrivia()) != nil else { return false }
        return !scanner.take("=")
    }
}
