import CatalogCore
import CatalogRuntime

/// What a key lacks in one language: a text, or all that it takes for a plural, devices, substitutions.
///
/// It is filled as a whole or not at all: a plural with half of its cases is worse than none.
public struct FillGap: Sendable {
    /// The number of the table, in the order that the tables were given in.
    public let table: Int
    /// The number of the entry in its table.
    let entry: Int
    /// The path that names the table: its first file's.
    public let path: String
    /// The key.
    public let key: String
    /// The language of the source texts.
    public let source: LanguageTag
    /// The language that lacks the texts, as the table spells it.
    public let language: LanguageTag
    /// The texts that are wanted, in the order of the source; plurals with the categories that the language needs.
    public let parts: [Part]
    /// All texts of the source language.
    public let sourceTexts: [PartPath: String]
    /// What translators are told, without instructions to this tool.
    public let comment: String?
    /// The most characters that the comment allows.
    public let limit: Int?

    /// A text that is wanted.
    public struct Part: Hashable, Sendable {
        /// The way to it.
        public let path: PartPath
        /// The source text that it is made from.
        public let source: String
    }
}
