import CatalogCore

/// A source that copies the source text as a draft for translators.
public struct CopySource: FillSource {
    /// The name `source`.
    public let name = "source"
    /// Always false, because copies are not translations.
    public let givesTranslations = false

    /// Creates the source.
    public init() {}

    /// Returns the source texts unchanged.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let texts = Dictionary(gap.parts.map { ($0.path, $0.source) }) { $1 }
        return [FillCandidate(texts, origin: FillOrigin(source: name))]
    }
}
