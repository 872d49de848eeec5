import CatalogCore

/// A translation that does not fit its source and may belong to another text.
struct MismatchedTranslation {
    /// The index of the entry.
    let entry: Int
    let key: Text
    let source: Text
    /// The traits of the source text, which a fitting translation shares.
    let sourceTraits: TextTraits
    /// The translation.
    let text: Text
    /// The traits of the translation.
    let traits: TextTraits
    /// The degree of the mismatch; higher values are worse.
    let degree: Double

    /// The minimum degree of a mismatch.
    private static let least = 2.0

    /// Returns the degree to which a translation does not fit, with its traits.
    ///
    /// Nil if it fits, copies its source, or has fewer than two letters.
    static func degree(
        of text: Text, for source: Text, _ sourceTraits: TextTraits
    ) -> (value: Double, traits: TextTraits)? {
        let traits = TextTraits(text)
        let degree = sourceTraits.mismatch(with: traits)
        guard degree >= least, traits.letters >= 2, !text.hasSameContents(as: source) else { return nil }
        return (degree, traits)
    }
}
