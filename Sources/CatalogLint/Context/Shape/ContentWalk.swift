import CatalogCore
import CatalogRuntime

extension LocalizedContent {
    /// The content and all that lies in it: the cases of its variations and its substitutions, outermost first.
    package var withNested: [LocalizedContent] {
        guard !variations.isEmpty || !substitutions.isEmpty else { return [self] }
        let cases = variations.flatMap { $0.cases.flatMap(\.content.withNested) }
        return [self] + cases + substitutions.flatMap(\.content.withNested)
    }

    /// Every variation in it, outermost first; most content has none.
    package var allVariations: [Variation] {
        guard !variations.isEmpty || !substitutions.isEmpty else { return [] }
        return withNested.flatMap(\.variations)
    }
}

extension Entry {
    /// The language whose value is round a place of the entry.
    package func language(at place: Place) -> LanguageTag? {
        localizations.first {
            $0.content.place.file == place.file && $0.content.place.range.contains(place.range.lowerBound)
        }?.language
    }
}
