import CatalogCore
import CatalogEditing
import CatalogRuntime

/// An imported translation that was skipped, with the reason.
public struct SkippedUnit: Sendable {
    /// The name of the text in the file.
    public let name: String
    /// The language of the translation.
    public let language: LanguageTag
    /// The position in the file.
    public let position: TextPosition
    /// The reason why the translation is skipped.
    public let reason: Reason

    /// A reason why a translation is skipped.
    public enum Reason: Sendable {
        /// The table lacks the key.
        case unknownKey
        /// The key lacks the text, and the import cannot add the text.
        case unknownPart
        /// The table has the key more than once.
        case doubledKey
        /// The file has two different translations of the text.
        case doubledUnit
        /// Another file that was imported before, at this path, has a different translation of the text.
        case doubledInFiles(String)
        /// The key is marked as not translatable.
        case notTranslated
        /// The source text has changed since the export.
        case sourceChanged(from: String, to: String)
        /// The translation is not finished, and the table already has a finished translation or cannot store states.
        case unfinished(ExchangeState)
        /// The translation would rename the variable of a legacy rule.
        case variableName
        /// The message cannot become a text of the key.
        case message(MessageProblem)
        /// The text uses a form that tables cannot represent.
        case fault(ResourceFault)
        /// The change was refused for this reason.
        case refused(ChangeRefusal, key: String)
        /// The text for `other` was refused, without which the form cannot be added.
        case otherFormRefused
        /// The form is empty in the file although other forms of the plural are not, and the table keeps its text.
        case emptyForm
        /// The file marks the text as not to be translated.
        case excluded
        /// The text is empty in the file, and the table keeps its own.
        case emptied
        /// A person changed the text in the project since the export, to this.
        case changedMeanwhile(to: String)
        /// The source text differs from the project's, and the file does not tell which one is newer.
        case otherSource(String, present: String)
    }
}

/// A reason why nothing in a file can be imported.
public enum ImportRefusal: Error, Sendable {
    /// The file does not name the target language.
    case noTargetLanguage(TextPosition)
    /// The language tag is not valid, for this reason.
    case unknownLanguage(LanguageTag, LanguageRegistry.Problem, TextPosition)
    /// The file has translations in these languages, and not in the one that the user named.
    case otherLanguages(LanguageTag, [LanguageTag], TextPosition)
    /// The table cannot be changed.
    case table(ChangeRefusal)
}
