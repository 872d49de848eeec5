import CatalogCore
import CatalogRuntime

/// One text of a key with its translation, as it goes to translators.
public struct ExchangeUnit: Hashable, Sendable {
    /// What the text is called in the file, as Xcode calls it (`docs/formats.md` §7).
    public let id: String
    /// The key.
    public let key: String
    /// Which of the key's texts it is; nil for a text of a legacy rule that only names the rule's one variable.
    public let part: PartPath?
    /// The text in the source language, or what stands in for it.
    public let source: String
    /// The translation; nil where there is none.
    public let target: String?
    /// How far the translation is; nil where the table does not say.
    public let state: ExchangeState?
    /// What translators are told.
    public let note: Note?

    /// What translators are told of a key.
    public struct Note: Hashable, Sendable {
        /// The words, without instructions to this tool.
        public let text: String
        /// Whether a machine wrote it.
        public let isGenerated: Bool
    }
}

/// The texts of one file of a table, in one language beside the source.
public struct ExchangeFile: Sendable {
    /// The path of the file: of a legacy table the source language's.
    public let path: String
    /// The language that the texts are translated from.
    public let sourceLanguage: LanguageTag
    /// The language that they are translated into.
    public let targetLanguage: LanguageTag
    /// The texts, in the order of their ids, as Xcode writes them.
    public let units: [ExchangeUnit]
    /// What is said of their states: legacy tables have none.
    public let hasStates: Bool
}

/// The texts of a file with the name that it has in a file for translators.
public struct NamedExchangeFile: Sendable {
    /// The texts.
    public let file: ExchangeFile
    /// The name: a path below the project's folder.
    public let original: String

    /// Names a file; without a name it is called by its path.
    public init(_ file: ExchangeFile, original: String? = nil) {
        self.file = file
        self.original = original ?? file.path
    }
}
