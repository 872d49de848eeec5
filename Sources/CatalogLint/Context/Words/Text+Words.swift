import CatalogCore

extension Text {
    /// Whether the text has a letter outside arguments, placeholders, tags and addresses, and so needs translation.
    ///
    /// For example, “”, “%1$@: %2$@”, “100%”, “✕” and “255.255.255.0” have no words.
    package var hasWords: Bool {
        if isEmpty { return false }
        if isPlainASCII, utf8.contains(where: \.isASCIILetter), !utf8.contains(where: { "%{<@/".utf8.contains($0) }) {
            return true
        }
        return PlainText(self).scalars.contains { WordScalar.isLetter($0) && !Self.signs.contains($0) }
    }

    /// Whether the text only separates others: it has neither a letter nor an argument, like “, ” and “ · ”.
    package var isSeparator: Bool { !mayHaveSpecifiers && !string.unicodeScalars.contains(where: WordScalar.isLetter) }

    /// Enclosed letters, which are symbols rather than text.
    private static let signs: ClosedRange<Unicode.Scalar> = "\u{2460}"..."\u{24FF}"
}
