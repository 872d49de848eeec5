import CatalogCore
import CatalogRuntime

/// A given text for a language and part: `pt-BR=Início`, `en.plural.one=%lld day`.
public struct TextAssignment: Hashable, Sendable {
    /// The language of the text, in any spelling.
    public let language: LanguageTag
    /// The part of the text.
    public let part: PartPath
    /// The value to write.
    public let text: String

    /// Creates an assignment.
    public init(_ language: LanguageTag, _ part: PartPath = .whole, _ text: String) {
        self.language = language
        self.part = part
        self.text = text
    }

    /// The entry change that sets the text as translated.
    public var change: EntryChange { change(.translated) }

    /// Returns the entry change that sets the text with a state.
    func change(_ state: TranslationState) -> EntryChange { .text(language, part, text, state) }
}
