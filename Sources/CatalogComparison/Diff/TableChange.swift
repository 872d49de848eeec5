import CatalogCore
import CatalogRuntime

/// One thing that is different between two versions of a table.
public struct TableChange: Hashable, Sendable {
    /// What sort of change it is.
    public var kind: Kind
    /// The key, as it is in the newer version where it is there; nil for what is about the whole table.
    public var key: String?
    /// The key in the older version, where it has another name now.
    public var from: String?
    /// The language, where it is about one.
    public var language: LanguageTag?
    /// The part of the language's text.
    public var part: PartPath = .whole
    /// The member, for flags: `shouldTranslate`, `extractionState`.
    public var field: String?
    /// What it was; nil where it was not there.
    ///
    /// Of a key it is the source text.
    public var old: String?
    /// What it is; nil where it is not there any more.
    ///
    /// Of a key it is the source text.
    public var new: String?
    /// All texts of a key that came in or went, the source language's first.
    ///
    /// Where the key itself stands for its source text, that is the first of them.
    public var texts: [KeyText] = []
    /// The languages that have a finished text of the old source text still.
    public var suspects: [LanguageTag] = []

    /// The sorts of changes.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A key came in.
        case added
        /// A key went.
        case removed
        /// A key has another name and the same texts.
        case renamed
        /// A text in the source language is another, came in, or went.
        case source
        /// A text in another language is another, came in, or went.
        case translation
        /// A text is in another state.
        case state
        /// What translators are told is another.
        case comment
        /// A member that is neither a text nor a comment is another.
        case flag
        /// A language came into the table, or went.
        case language
    }

    init(_ kind: Kind, key: String?) {
        self.kind = kind
        self.key = key
    }
}
