import CatalogCore
import CatalogRuntime

/// A language of a file whose translations are skipped, with the reason.
public struct SkippedLanguage: Sendable {
    /// The language as the file names it.
    public let language: LanguageTag
    /// The reason why the translations are skipped.
    public let reason: Reason
    /// The number of skipped translations.
    public let count: Int
    /// The position of the first translation in the file.
    public let position: TextPosition

    /// A reason why the translations of a language are skipped.
    public enum Reason: Hashable, Sendable {
        /// The table does not have the language, and the import may not add it.
        ///
        /// The value lists the languages of the table with the same language code.
        case missing(relatives: [LanguageTag])
        /// The tag may name several languages of the table.
        case several([LanguageTag])
        /// Another tag in the file names the same language of the table.
        case doubled(LanguageTag, as: LanguageTag)
    }
}
