import CatalogCore
import CatalogRuntime

/// An imported translation that is not matched to a text yet.
public struct ReceivedUnit: Hashable, Sendable {
    /// The name of the text.
    public private(set) var name: Name
    /// The source text that was translated; nil if the file does not contain it.
    public private(set) var source: String?
    /// The translation; nil if there is none.
    public private(set) var target: String?
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
    /// The name that the file gives besides an id of its own; nil if it gives none.
    package var otherID: String?
    /// The plural form that the text was read from; nil for formats that name the plural category of each text.
    package var form: ReceivedForm?
    /// Whether a program may have guessed the text from a similar message, so that nobody translated it.
    package var mayBeGuessed = false
    /// Whether the state in the file says nothing about the text of the table, because the file was not exported from it.
    package var tellsNoState = false
    /// Whether the file says that the text is not to be translated.
    package var isExcluded = false
    /// The origin of a text of a table; nil for files that were written for translators.
    package var tableText: TableText?

    /// What a text of a table tells besides its words.
    package struct TableText: Hashable, Sendable {
        /// Whether the project's table has the same text.
        package var isPresent = false
        /// Whether the text of the key in this language only repeats the source text.
        package var isCopy = false
        /// Whether the table marks the text as untranslated.
        package var isMarkedNew = false
        /// Whether the text is the source text of translations in the same table.
        package var isSourceOfTranslations = false
    }

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

    /// Returns the unit with another name.
    func named(_ name: Name) -> ReceivedUnit {
        var unit = self
        unit.name = name
        return unit
    }

    /// Returns the unit with other texts.
    func replacing(source: String?, target: String?) -> ReceivedUnit {
        var unit = self
        (unit.source, unit.target) = (source, target)
        return unit
    }

    /// The name for messages.
    var shownName: String {
        switch name {
        case .id(let id): id
        case .part(let key, let part): part.isEmpty ? key : "\(key) \(part)"
        }
    }
}

/// A numbered plural form of a file, whose text serves one or several plural categories.
package struct ReceivedForm: Hashable, Sendable {
    /// The number of the form in the file.
    package let index: Int
    /// The part with the category that fits the form best.
    package let main: PartPath
    /// The parts with all categories of whole numbers that the form serves.
    package let parts: [PartPath]
    /// Whether all forms of the plural have the same text.
    package let isUniform: Bool
    /// Whether the form serves exactly the numbers of its main category.
    package var isExact: Bool { parts.count == 1 }
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
    /// Whether the name of the language is also a usual heading of other columns, such as `id`.
    package var mayBeNoLanguage = false

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
