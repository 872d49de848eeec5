import CatalogCore

/// A translation that fits its source ill, so that it may be another text's.
struct Misfit {
    /// The number of the entry.
    let entry: Int
    /// The key.
    let key: Text
    /// The source text.
    let source: Text
    /// What any translation of it has.
    let sourceTraits: TextTraits
    /// The translation.
    let text: Text
    /// What it has.
    let traits: TextTraits
    /// How ill it fits.
    let degree: Double

    /// What fits better than this is not looked at.
    private static let least = 2.0

    /// Takes a translation; nil where it fits, is a copy of its source, or says nothing in words.
    init?(_ text: Text, of source: Text, _ sourceTraits: TextTraits, entry: Int, key: Text) {
        let traits = TextTraits(text)
        let degree = sourceTraits.misfit(of: traits)
        guard degree >= Self.least, traits.letters >= 2, !text.hasSameContents(as: source) else { return nil }
        self.entry = entry
        self.key = key
        self.source = source
        self.sourceTraits = sourceTraits
        self.text = text
        self.traits = traits
        self.degree = degree
    }
}
