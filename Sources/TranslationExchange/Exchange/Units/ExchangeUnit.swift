import CatalogCore
import CatalogRuntime

/// One text of a key with its translation, prepared for translators.
public struct ExchangeUnit: Hashable, Sendable {
    /// The id of the text in the file, as Xcode writes it (`docs/formats.md` §7).
    public let id: String
    /// The key of the text.
    public let key: String
    /// The part of the key's texts; nil for a text of a legacy rule that only names the rule's single variable.
    public let part: PartPath?
    /// The text in the source language, or the text that stands in for it.
    public let source: String
    /// The translation; nil if there is none.
    public let target: String?
    /// The state of the translation; nil if the table has none.
    public let state: ExchangeState?
    /// The note for translators.
    public let note: Note?
    /// Whether the table has no source text, so that `source` is only the key.
    ///
    /// Formats that need no source text leave it empty.
    public var isSourceMissing = false

    /// A note for translators.
    public struct Note: Hashable, Sendable {
        /// The text without `fitloc:` directives.
        public let text: String
        /// Whether a tool generated the note.
        public let isGenerated: Bool
    }
}

/// The texts of one file of a table, with translations in one language.
public struct ExchangeFile: Sendable {
    /// The path of the file; for a legacy table, the path of the file in the source language, and for the page of a store,
    /// that of its folder, with `/` at its end.
    public let path: String
    /// The language of the source texts.
    public let sourceLanguage: LanguageTag
    /// The language of the translations.
    public let targetLanguage: LanguageTag
    /// The texts in the order of their ids, as in Xcode's files.
    public let units: [ExchangeUnit]
    /// Whether the texts have states.
    ///
    /// Texts of legacy tables have none.
    public let hasStates: Bool
    /// Whether `%` is an ordinary character in the texts.
    public let isLiteral: Bool
}

/// The texts of a file, with the file's name for translators.
public struct NamedExchangeFile: Sendable {
    /// The texts.
    public let file: ExchangeFile
    /// The name, which is a path relative to the project's folder.
    public let original: String

    /// Creates a named file.
    ///
    /// The default name is the file's path.
    public init(_ file: ExchangeFile, original: String? = nil) {
        self.file = file
        self.original = original ?? file.path
    }
}
