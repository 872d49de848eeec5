import CatalogCore
import CatalogRuntime

/// A single difference between two versions of a table.
public struct TableChange: Hashable, Sendable {
    /// The kind of the change.
    public var kind: Kind
    /// The key in the newer version, or in the older version if it was removed.
    ///
    /// Nil for a change of the whole table.
    public var key: String?
    /// The key in the older version, if it was renamed.
    public var from: String?
    /// The language, if the change concerns one.
    public var language: LanguageTag?
    /// The part of the localization.
    public var part: PartPath = .whole
    /// The name of the member, for flags: `shouldTranslate`, `extractionState`.
    public var field: String?
    /// The old value; nil if it did not exist.
    ///
    /// For a change of a key, this is the source text.
    public var old: String?
    /// The new value; nil if it no longer exists.
    ///
    /// For a change of a key, this is the source text.
    public var new: String?
    /// All texts of an added or removed key, source language first.
    ///
    /// If the key is the source text, the key comes first.
    public var texts: [KeyText] = []
    /// The languages with finished translations of the old source text.
    public var suspects: [LanguageTag] = []

    /// The kinds of changes.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A key was added.
        case added
        /// A key was removed.
        case removed
        /// A key was renamed and kept its texts.
        case renamed
        /// A source text was changed, added or removed.
        case source
        /// A translation was changed, added or removed.
        case translation
        /// The state of a text was changed.
        case state
        /// The comment for translators was changed.
        case comment
        /// A member that is neither a text nor a comment was changed.
        case flag
        /// A language was added to the table or removed.
        case language
    }

    init(_ kind: Kind, key: String?) {
        self.kind = kind
        self.key = key
    }
}
