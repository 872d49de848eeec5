import CatalogCore
import CatalogRuntime

/// One text of a key that came in or went.
public struct KeyText: Hashable, Sendable {
    /// The language, in its canonical form.
    public let language: LanguageTag
    /// The part of the language's text.
    public let part: PartPath
    /// The text.
    public let text: String
    /// Its state; nil where the file does not say.
    public let state: TranslationState?

    /// The language and the part, as `fitloc add --value` spells them.
    package var place: String { part.isWhole ? language.spelling : "\(language.spelling).\(part)" }
}
