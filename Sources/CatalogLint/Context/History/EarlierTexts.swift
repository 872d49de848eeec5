import CatalogCore
import CatalogRuntime
import StringTables

/// What a translation and its source text said before the change that somebody is to look at.
public struct EarlierTexts: Hashable, Sendable {
    /// The source text; nil where it says the same now, or nothing is known.
    public let source: String?
    /// The translation; nil where it is still the same, or nothing is known.
    public let text: String?

    /// Nothing known.
    package init() {
        (source, text) = (nil, nil)
    }

    /// Looks into the history of a text.
    ///
    /// - Parameter part: a text of `language` in the entry.
    package init(behind part: LocalizedPart, in language: LanguageTag, of entry: EntryContext) {
        let file = part.unit.place.file
        let origin = entry.table.history?.origin(of: entry.key, language: language, part: part.path, file: file)
        let before = origin?.earlierSource.flatMap { entry.text(of: $0, for: part.path) }
        source = before == entry.counterpart(of: part.path)?.string ? nil : before
        text = origin?.earlierText
    }
}
