import CatalogCore

/// Pseudo-translations, to test an app with before anything is translated.
public struct PseudoSource: FillSource {
    /// `pseudo`, or `pseudo-rtl`.
    public let name: String
    /// They are none.
    public let givesTranslations = false

    private let style: PseudoText.Style
    private let terms: [String]

    /// Creates the source.
    ///
    /// - Parameters:
    ///   - isRightToLeft: whether texts run from right to left.
    ///   - terms: words that stay as they are.
    public init(isRightToLeft: Bool = false, terms: [String] = []) {
        name = isRightToLeft ? "pseudo-rtl" : "pseudo"
        style = isRightToLeft ? .rightToLeft : .accented
        self.terms = terms
    }

    /// The texts about a third longer and in brackets; where the comment leaves less room, without these.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let forms: [(PseudoText, Bool) -> String] = [
            { $1 ? $0.long : $0.full }, { $1 ? $0.plain : $0.short }, { text, _ in text.plain },
        ]
        return (gap.limit == nil ? forms.prefix(1) : forms[...]).map { form in
            let texts = gap.parts.map { part in
                (part.path, form(PseudoText(part.source, style: style, terms: terms), part.path.isInSubstitution))
            }
            return FillCandidate(Dictionary(texts) { $1 }, origin: FillOrigin(source: name))
        }
    }
}
