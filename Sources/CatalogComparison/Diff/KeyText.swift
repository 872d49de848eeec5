import CatalogCore
import CatalogRuntime

/// A text of an added or removed key.
public struct KeyText: Hashable, Sendable {
    /// The language, in canonical form.
    public let language: LanguageTag
    /// The part of the localization.
    public let part: PartPath
    /// The value of the text in this version.
    public let text: String
    /// The state; nil if the file does not specify it.
    public let state: TranslationState?

    /// The language and the part, in the syntax of `fitloc add --value`.
    package var languageAndPart: String { part.isWhole ? language.spelling : "\(language.spelling).\(part)" }
}
