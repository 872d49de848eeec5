import CatalogCore

/// Copies the source text, as a start for a person.
public struct CopySource: FillSource {
    /// The name `source`.
    public let name = "source"
    /// Copies are no translations.
    public let givesTranslations = false

    /// Creates the source.
    public init() {}

    /// The source's texts as they are.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let texts = Dictionary(gap.parts.map { ($0.path, $0.source) }) { $1 }
        return [FillCandidate(texts, origin: FillOrigin(source: name))]
    }
}
