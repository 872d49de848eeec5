import CatalogCore
import CatalogLint

/// Copies texts that are the same in every language: names, and what has no letters, such as “%@ (%lld)”.
public struct FixedTextSource: FillSource {
    /// The name `source`: that is where the text comes from.
    public let name = "source"
    /// Copies are no translations.
    public let givesTranslations = false

    private let names: [String]

    /// Creates the source.
    ///
    /// - Parameter names: words that stay as they are in every language.
    public init(names: [String] = []) {
        self.names = names
    }

    /// The source's texts, where none of them has a word that another language might write otherwise.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let isFixed = gap.parts.allSatisfy { TranslatableWords($0.source, ignoring: names).isOnlyNames }
        return isFixed ? CopySource().candidates(for: gap) : []
    }
}
