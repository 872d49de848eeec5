import CatalogCore
import CatalogLint

/// A source that copies texts that are the same in every language: names, and texts without letters such as “%@
/// (%lld)”.
public struct FixedTextSource: FillSource {
    /// The name `source`, because the text is the source text.
    public let name = "source"
    /// Always false, because copies are not translations.
    public let givesTranslations = false

    private let names: [String]

    /// Creates the source.
    ///
    /// - Parameter names: Words that are the same in every language.
    public init(names: [String] = []) {
        self.names = names
    }

    /// Returns the source texts if they contain no words to translate.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let isFixed = gap.parts.allSatisfy {
            TranslatableWords($0.source, ignoring: names, isLiteral: gap.isLiteral).isOnlyNames
        }
        return isFixed ? CopySource().candidates(for: gap) : []
    }
}
