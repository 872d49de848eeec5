import CatalogCore
import CatalogRuntime

/// A change to what a table holds under a key.
public enum EntryChange: Hashable, Sendable {
    /// A text is written; where there was none, it comes in.
    case text(LanguageTag, PartPath, String, TranslationState)
    /// A text is written where there is none: nothing stands there, or what stands there is blank or in state `new`.
    ///
    /// Where somebody has translated meanwhile, theirs stays and nothing is said.
    case fill(LanguageTag, PartPath, String, TranslationState)
    /// Texts of a language get a state: the one at a part, or without one all of them.
    ///
    /// With `from` only those that are in that state.
    case state(LanguageTag, PartPath?, TranslationState, from: TranslationState?)
    /// A text goes: the one at a part with all below it, or without one everything in that language.
    case unset(LanguageTag, PartPath?)
    /// The text at a part is finished as it stands; refused where it no longer says what the person saw.
    case accepted(LanguageTag, PartPath, String)
    /// Nothing is changed; refused where the text at a part is no longer the one that the person saw, or nil for none.
    ///
    /// Put before the changes that the person then asked for.
    case expected(LanguageTag, PartPath, String?)
    /// Translators are told this; an empty comment goes.
    case comment(String)
    /// Whether it is to be translated at all.
    case shouldTranslate(Bool)
    /// Where the key comes from; nil for code, without more (`docs/formats.md` §2). A new key is `manual` without it.
    case extraction(ExtractionState?)

    /// The language that it is about; nil where it is about the key.
    public var language: LanguageTag? {
        switch self {
        case .text(let language, _, _, _), .fill(let language, _, _, _), .state(let language, _, _, from: _),
            .accepted(let language, _, _), .expected(let language, _, _), .unset(let language, _):
            language
        case .comment, .shouldTranslate, .extraction: nil
        }
    }
}

/// A change to a table: what becomes of a key.
public struct KeyChange: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What becomes of it.
    public let kind: Kind

    /// What becomes of a key.
    public enum Kind: Hashable, Sendable {
        /// It comes in, written by hand (`manual`), with these texts.
        case add([EntryChange])
        /// It comes in with what it has elsewhere, an object in the terms of a catalog, and nobody asks what that says.
        case insert(DocumentFragment)
        /// What it holds changes.
        ///
        /// With `marksTranslations`, finished translations go to review: beside a text in the source language, or where
        /// no text is given at all, because the source changed before.
        case change([EntryChange], marksTranslations: Bool)
        /// It goes, with all its texts.
        case remove
        /// It gets another name and keeps its texts.
        case rename(String)
    }

    /// Creates a change.
    public init(_ key: String, _ kind: Kind) {
        self.key = key
        self.kind = kind
    }
}
