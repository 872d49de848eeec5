import CatalogCore
import CatalogRuntime
import StringTables

/// A translation and its source text before the change that a person reviews.
public struct EarlierTexts: Hashable, Sendable {
    /// The earlier source text; nil if it has not changed, or if no history is available.
    public let source: String?
    /// The earlier translation; nil if it has not changed, or if no history is available.
    public let text: String?

    /// Creates a value without earlier texts.
    package init() {
        (source, text) = (nil, nil)
    }

    /// Reads the earlier texts from the history of a translation.
    ///
    /// - Parameter part: a text of `language` in the entry.
    package init(behind part: LocalizedPart, in language: LanguageTag, of entry: EntryContext) {
        let file = part.unit.location.file
        let origin = entry.table.history?.origin(of: entry.key, language: language, part: part.path, file: file)
        let before = origin?.earlierSource.flatMap { entry.text(of: $0, for: part.path) }
        source = before == entry.counterpart(of: part.path)?.string ? nil : before
        text = origin?.earlierText
    }
}
