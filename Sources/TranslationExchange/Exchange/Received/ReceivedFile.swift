import CatalogCore
import CatalogRuntime

/// A translation that came back, before anybody looked for the text that it is of.
public struct ReceivedUnit: Hashable, Sendable {
    /// What the text is called.
    public let name: Name
    /// The source text that was translated; nil where the file does not say.
    public let source: String?
    /// The translation; nil where there is none.
    public let target: String?
    /// How far the translation is; nil where the file does not say.
    public let state: ExchangeState?
    /// What translators are told of the key; nil where the file does not say.
    public let comment: String?
    /// Why the translation cannot be a text of a table; nil where it can.
    public let fault: ResourceFault?
    /// Where the unit stands.
    public let position: TextPosition
    /// Whether the state only tells finished texts from those that somebody must look at.
    package var tellsFinishedOnly = false
    /// The part of the source text that `source` is; nil where it is the same part.
    package var sourcePart: PartPath?
    /// Why the message that was read says no text of the key.
    package var problem: MessageProblem?

    /// How files call texts.
    public enum Name: Hashable, Sendable {
        /// The name that Xcode gives it in XLIFF.
        case id(String)
        /// The key, and the way to the part as `PartPath` writes it.
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

/// The translations for one file of a table that came back, in one language.
public struct ReceivedFile: Sendable {
    /// What the file of the table is called; nil where that is not said.
    public let original: String?
    /// The language of the translations; nil where that is not said.
    public let targetLanguage: LanguageTag?
    /// Where it begins.
    public let position: TextPosition
    /// The translations, in the order of the file.
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
