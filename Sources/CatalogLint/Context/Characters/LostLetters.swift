/// Question marks that a tool wrote for letters that its encoding lacks: `Configura??es`.
package enum LostLetters {
    /// The question mark, without which nothing is lost.
    package static let marks: ByteSet = "?"

    /// Returns whether a text has a `?` between bytes of letters.
    package static func mayBeIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")), mark > bytes.startIndex else { return false }
        return bytes[mark...].dropFirst().contains { isLetter($0) } && bytes[..<mark].contains { isLetter($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

    /// Returns the first word with marks for letters.
    ///
    /// One mark counts between letters in lower case, because a space may be missing after “?”. Addresses and queries
    /// such as `a?b=c` are no words.
    package static func word(in text: PlainText) -> String? {
        let tokens = text.scalars.split(whereSeparator: WordScalar.isSpace)
        return tokens.lazy.filter(isDamaged).map { token in
            token.reduce(into: "") { $0.unicodeScalars.append($1) }
        }.first
    }

    private static func isDamaged(_ token: ArraySlice<Unicode.Scalar>) -> Bool {
        let token = withoutEdges(token)
        guard let first = token.firstIndex(of: "?"), !token.contains(where: { code.contains($0) }) else { return false }
        let end = token[first...].firstIndex { $0 != "?" } ?? token.endIndex
        guard first > token.startIndex, end < token.endIndex else { return false }
        let (before, after) = (token[first - 1], token[end])
        return WordScalar.isLetter(before) && WordScalar.isLetter(after) && after.properties.isLowercase
    }

    /// Returns a token without the punctuation around it, which is not code.
    private static func withoutEdges(_ token: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        let start = token.firstIndex { !edges.contains($0) } ?? token.endIndex
        let end = token.lastIndex { !edges.contains($0) } ?? start - 1
        return token[start..<(end + 1)]
    }

    private static let edges: Set<Unicode.Scalar> = [".", "(", ")", "[", "]", PlainText.gap]
    private static let code: Set<Unicode.Scalar> = ["=", "&", "/", "\\", "_", ".", PlainText.gap, "(", ")", "["]
}
