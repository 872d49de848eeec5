import CatalogCore
import CatalogRuntime

/// The missing texts of a key in one language: one text, or all parts of a plural, device variation or substitution.
///
/// A gap is filled as a whole or not at all, because a plural with half of its cases is worse than none.
public struct FillGap: Sendable {
    /// The index of the table among the given tables.
    public let table: Int
    /// The index of the entry in its table.
    let entry: Int
    /// The path of the table's first file.
    public let path: String
    /// The key that lacks texts.
    public let key: String
    /// The language to translate from.
    public let source: LanguageTag
    /// The language of the missing texts, in the table's spelling.
    public let language: LanguageTag
    /// Whether the source text has anything to translate, unlike “%@”.
    let hasWords: Bool
    /// The missing texts in the order of the source.
    ///
    /// Plurals have the categories that the language needs.
    public let parts: [Part]
    /// All texts in the source language.
    public let sourceTexts: [PartPath: String]
    /// The comment for translators, without `fitloc:` directives.
    public let comment: String?
    /// The maximum number of characters: that of the store, or what the comment says; nil for no limit.
    public let limit: Int?
    /// Whether `%` is an ordinary character in the texts.
    public let isLiteral: Bool

    /// A missing text.
    public struct Part: Hashable, Sendable {
        /// The path of the part.
        public let path: PartPath
        /// The source text of the part.
        public let source: String
    }
}
