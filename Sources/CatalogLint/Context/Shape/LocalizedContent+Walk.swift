import CatalogCore
import CatalogRuntime

extension LocalizedContent {
    /// The content and everything nested in it: the contents of variations and substitutions, outermost first.
    package var withNested: [LocalizedContent] {
        guard !variations.isEmpty || !substitutions.isEmpty else { return [self] }
        let cases = variations.flatMap { $0.cases.flatMap(\.content.withNested) }
        return [self] + cases + substitutions.flatMap(\.content.withNested)
    }

    /// Every variation in the content, outermost first.
    ///
    /// Usually empty.
    package var allVariations: [Variation] {
        guard !variations.isEmpty || !substitutions.isEmpty else { return [] }
        return withNested.flatMap(\.variations)
    }
}

extension Entry {
    /// Returns the language whose localization contains a location of the entry.
    package func language(at location: TableLocation) -> LanguageTag? {
        localizations.first {
            $0.content.location.file == location.file && $0.content.location.range.contains(location.range.lowerBound)
        }?.language
    }
}
