import CatalogRuntime

/// What rules want to know of a language, worked out once for each table.
public struct LanguageFacts: Sendable {
    /// The language as the table spells it.
    public let tag: LanguageTag
    /// The canonical spelling.
    public let canonical: LanguageTag
    /// How the language forms plurals.
    public let plurals: PluralRules
    /// Whether texts are translated from it.
    public let isSource: Bool
    /// Whether every key must have it; false where nothing says so.
    public let isRequired: Bool

    /// Works out the facts of a language in a table.
    init(_ tag: LanguageTag, source: LanguageTag?, required: [LanguageTag]?) {
        self.tag = tag
        canonical = tag.canonical
        plurals = PluralRules(language: tag)
        isSource = source.map { tag.isSameLanguage(as: $0) } ?? false
        isRequired = required?.contains { tag.isSameLanguage(as: $0) } ?? false
    }
}
