import CatalogCore
import CatalogRuntime

/// Translations that may be outdated after a merge, because one side wrote them for the source text that the other side
/// changed.
public struct OutdatedTranslations: Hashable, Sendable {
    /// The location of the key.
    public let location: MergeLocation
    /// The languages of the translations, in file order.
    public let languages: [LanguageTag]
}
