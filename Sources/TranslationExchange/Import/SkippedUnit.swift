import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A translation that was not taken, and why.
public struct SkippedUnit: Sendable {
    /// What the file calls the text.
    public let name: String
    /// The language.
    public let language: LanguageTag
    /// Where it stands in the file.
    public let position: TextPosition
    /// Why it was not taken.
    public let reason: Reason

    /// Why a translation is not taken.
    public enum Reason: Sendable {
        /// The table has no such key.
        case unknownKey
        /// The key has no such text, and none can be made of it.
        case unknownPart
        /// The table has the key more than once.
        case doubledKey
        /// The file has the text more than once, and differently.
        case doubledUnit
        /// The key is marked as not to be translated.
        case notTranslated
        /// What was translated is not what the source says now.
        case sourceChanged(from: String, to: String)
        /// The translation is not finished, and the table has one that is, or no place for states.
        case unfinished(ExchangeState)
        /// It would name the variable of a legacy rule otherwise.
        case variableName
        /// The message that was read says no text of the key.
        case message(MessageProblem)
        /// It is written in a way that tables have no place for.
        case fault(ResourceFault)
        /// The table cannot be changed so; what was found.
        case refused(ChangeRefusal, key: String)
    }
}

/// Why nothing of a file can be taken.
public enum ImportRefusal: Error, Sendable {
    /// The file does not say what language the translations are in.
    case noTargetLanguage(TextPosition)
    /// A language is none; what is wrong with its tag.
    case unknownLanguage(LanguageTag, LanguageRegistry.Problem, TextPosition)
    /// Nothing may be written to the table.
    case table(ChangeRefusal)
}
