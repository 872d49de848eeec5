import CatalogCore

extension Text {
    /// Whether there is anything to translate: a letter outside arguments, placeholders, tags and addresses.
    ///
    /// There is nothing in “”, “%1$@: %2$@”, “100%”, “✕” and “255.255.255.0”.
    package var hasWords: Bool {
        if isEmpty { return false }
        if isPlainASCII, utf8.contains(where: \.isASCIILetter), !utf8.contains(where: { "%{<@/".utf8.contains($0) }) {
            return true
        }
        return PlainText(self).scalars.contains { WordScalar.isLetter($0) && !Self.signs.contains($0) }
    }

    /// Letters in circles and the like, which are pictures.
    private static let signs: ClosedRange<Unicode.Scalar> = "\u{2460}"..."\u{24FF}"
}
