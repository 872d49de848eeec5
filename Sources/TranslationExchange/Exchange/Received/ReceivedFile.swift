import CatalogCore
import CatalogRuntime

/// An imported translation that is not matched to a text yet.
public struct ReceivedUnit: Hashable, Sendable {
    /// The name of the text.
    public let name: Name
    /// The source text that was translated; nil if the file does not contain it.
    public let source: String?
    /// The translation; nil if there is none.
    public let target: String?
    /// The state of the translation; nil if the file does not contain it.
    public let state: ExchangeState?
    /// The note for translators; nil if the file does not contain it.
    public let comment: String?
    /// The reason why the translation cannot become a text of a table; nil if it can.
    public let fault: ResourceFault?
    /// The position of the unit in the file.
    public let position: TextPosition
    /// Whether the file only distinguishes finished texts from texts that need review.
    package var tellsFinishedOnly = false
    /// The part of the source text in `source`, if it differs from the unit's part.
    package var sourcePart: PartPath?
    /// The reason why the message cannot become a text of the key; nil if it can.
    package var problem: MessageProblem?

    /// The name of a text in a file.
    public enum Name: Hashable, Sendable {
        /// The id that Xcode uses in XLIFF.
        case id(String)
        /// The key, and the description of a `PartPath`.
        case part(key: String, String)
    }

    /// Creates a unit.
    public init(
        _ name: Name, source: String?, target: String?, state: ExchangeState?, comment: String? = nil,
        fault: ResourceFault? = nil, at position: TextPosition
    ) {
        self.name = name
        self.source = source
        self.target = target
        self.state = state
        self.comment = comment
        self.fault = fault
        self.position = position
    }
}

/// The imported translations for one file of a table, in one language.
public struct ReceivedFile: Sendable {
    /// The name of the table's file; nil if unknown.
    public let original: String?
    /// The language of the translations; nil if unknown.
    public let targetLanguage: LanguageTag?
    /// The position of the first translation in the file.
    public let position: TextPosition
    /// The translations in the order of the file.
    public var units: [ReceivedUnit]

    /// Creates a file.
    public init(
        original: String?, targetLanguage: LanguageTag?, at position: TextPosition, units: [ReceivedUnit] = []
    ) {
        self.original = original
        self.targetLanguage = targetLanguage
        self.position = position
        self.units = units
    }
}
