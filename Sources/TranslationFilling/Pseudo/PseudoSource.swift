import CatalogCore

/// A source of pseudo-translations, used to test an app before it is translated.
public struct PseudoSource: FillSource {
    /// The name `pseudo` or `pseudo-rtl`.
    public let name: String
    /// Always false, because pseudo-translations are not real translations.
    public let givesTranslations = false

    private let style: PseudoText.Style
    private let terms: [String]

    /// Creates the source.
    ///
    /// - Parameters:
    ///   - isRightToLeft: Whether to use Hebrew letters, which run from right to left.
    ///   - terms: Words to leave unchanged.
    public init(isRightToLeft: Bool = false, terms: [String] = []) {
        name = isRightToLeft ? "pseudo-rtl" : "pseudo"
        style = isRightToLeft ? .rightToLeft : .accented
        self.terms = terms
    }

    /// Returns texts in brackets that are about a third longer.
    ///
    /// For a gap with a length limit, shorter forms follow.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let forms: [(PseudoText, Bool) -> String] = [
            { $1 ? $0.long : $0.full }, { $1 ? $0.plain : $0.short }, { text, _ in text.plain },
        ]
        return (gap.limit == nil ? forms.prefix(1) : forms[...]).map { form in
            let texts = gap.parts.map { part in
                let text = PseudoText(part.source, style: style, terms: terms, isLiteral: gap.isLiteral)
                return (part.path, form(text, part.path.isInSubstitution))
            }
            return FillCandidate(Dictionary(texts) { $1 }, origin: FillOrigin(source: name))
        }
    }
}
