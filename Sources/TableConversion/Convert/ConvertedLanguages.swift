import CatalogCore
import CatalogRuntime
import StringTables

/// Which languages of a catalog the folders of a legacy table become.
struct ConvertedLanguages {
    /// The catalog's source language.
    let source: LanguageTag

    private static let base: LanguageTag = "Base"
    private static let undetermined: LanguageTag = "und"

    init(source: LanguageTag) {
        self.source = Self.spelling(source)
    }

    /// The source language that a table is converted with; nil where nobody says.
    ///
    /// - Parameter chosen: what a person or the configuration says.
    static func source(of table: LegacyTable, chosen: LanguageTag?) -> LanguageTag? {
        if let chosen { return table.languages.first { $0.isSameLanguage(as: chosen) } ?? chosen }
        switch table.sourceLanguage {
        case base: return "en"
        case undetermined, nil: return nil
        case let language?: return language
        }
    }

    /// The catalog's language for that of a folder; `Base.lproj` and no folder at all hold the source language.
    func tag(for folder: LanguageTag) -> LanguageTag { isNamed(folder) ? Self.spelling(folder) : source }

    /// Whether the folder names a language.
    func isNamed(_ folder: LanguageTag) -> Bool { folder != Self.base && folder != Self.undetermined }

    /// Catalogs have `-` between subtags, and each in its usual case; other codes for the language would be other folders.
    private static func spelling(_ tag: LanguageTag) -> LanguageTag {
        let hyphenated = tag.spelling.replacing("_", with: "-")
        let canonical = tag.canonical
        let isSpelling = canonical.spelling.lowercased() == hyphenated.lowercased()
        return isSpelling ? canonical : LanguageTag(hyphenated)
    }
}
