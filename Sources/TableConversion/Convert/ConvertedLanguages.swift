import CatalogCore
import CatalogRuntime
import StringTables

/// The mapping from the folders of a legacy table to the languages of a catalog.
struct ConvertedLanguages {
    /// The source language of the catalog.
    let source: LanguageTag

    private static let base: LanguageTag = "Base"
    private static let undetermined: LanguageTag = "und"

    init(source: LanguageTag) {
        self.source = Self.spelling(source)
    }

    /// Returns the source language for the conversion of a table; nil if it cannot be determined.
    ///
    /// - Parameter chosen: The language chosen by the user or the configuration.
    static func source(of table: LegacyTable, chosen: LanguageTag?) -> LanguageTag? {
        if let chosen { return table.languages.first { $0.isSameLanguage(as: chosen) } ?? chosen }
        switch table.sourceLanguage {
        case base: return "en"
        case undetermined, nil: return nil
        case let language?: return language
        }
    }

    /// Returns the language for a folder; `Base.lproj` and files outside any `.lproj` folder have the source language.
    func tag(for folder: LanguageTag) -> LanguageTag { isNamed(folder) ? Self.spelling(folder) : source }

    /// Returns whether the folder names a language.
    func isNamed(_ folder: LanguageTag) -> Bool { folder != Self.base && folder != Self.undetermined }

    /// Returns a tag with `-` between subtags and in conventional case, as catalogs spell it.
    ///
    /// Old codes are kept, because a replacement would be a different folder.
    private static func spelling(_ tag: LanguageTag) -> LanguageTag {
        let hyphenated = tag.spelling.replacing("_", with: "-")
        let canonical = tag.canonical
        let isSpelling = canonical.spelling.lowercased() == hyphenated.lowercased()
        return isSpelling ? canonical : LanguageTag(hyphenated)
    }
}
