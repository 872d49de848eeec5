import CatalogCore
import CatalogRuntime

/// A change to the contents of a key.
public enum EntryChange: Hashable, Sendable {
    /// Sets a text, or adds it if it does not exist.
    case text(LanguageTag, PartPath, String, TranslationState)
    /// Sets a text only if it is missing, blank or in state `new`.
    ///
    /// If the text was translated since it was read, that translation stays and no error is thrown.
    case fill(LanguageTag, PartPath, String, TranslationState)
    /// Sets the state of the text at a part, or of all texts of a language.
    ///
    /// With `from`, only texts in that state change.
    case state(LanguageTag, PartPath?, TranslationState, from: TranslationState?)
    /// Removes the text at a part with everything below it, or all texts of a language.
    case unset(LanguageTag, PartPath?)
    /// Marks the text at a part as translated.
    ///
    /// Refused if the text differs from the given one.
    case accepted(LanguageTag, PartPath, String)
    /// Checks that the text at a part still equals the given one; nil means that there is no text.
    ///
    /// The planner refuses the request otherwise. The check comes before the changes that the user requested after
    /// reading the text.
    case expected(LanguageTag, PartPath, String?)
    /// Sets the comment for translators.
    ///
    /// An empty comment removes it.
    case comment(String)
    /// Sets whether the key needs translation.
    case shouldTranslate(Bool)
    /// Sets the origin of the key; nil for code (`docs/formats.md` §2).
    ///
    /// The default for a new key is `manual`.
    case extraction(ExtractionState?)

    /// The language that the change concerns; nil for a change to the key itself.
    public var language: LanguageTag? {
        switch self {
        case .text(let language, _, _, _), .fill(let language, _, _, _), .state(let language, _, _, from: _),
            .accepted(let language, _, _), .expected(let language, _, _), .unset(let language, _):
            language
        case .comment, .shouldTranslate, .extraction: nil
        }
    }
}

/// A change to a key of a table.
public struct KeyChange: Hashable, Sendable {
    /// The key to change or to add.
    public let key: String
    /// The kind of the change.
    public let kind: Kind

    /// The kinds of changes to a key.
    public enum Kind: Hashable, Sendable {
        /// Adds the key with these texts.
        ///
        /// Its extraction state is `manual` by default.
        case add([EntryChange])
        /// Adds the key with a catalog object from another table, without a check of its texts.
        case insert(DocumentFragment)
        /// Changes the contents of the key.
        ///
        /// With `marksTranslations`, finished translations are marked for review if the changes set a source text. They
        /// are also marked if the changes set no text at all, for a source text that was changed earlier.
        case change([EntryChange], marksTranslations: Bool)
        /// Removes the key with all its texts.
        case remove
        /// Renames the key and keeps its texts.
        case rename(String)
    }

    /// Creates a change.
    public init(_ key: String, _ kind: Kind) {
        self.key = key
        self.kind = kind
    }
}
