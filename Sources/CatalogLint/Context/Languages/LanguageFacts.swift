import CatalogRuntime

/// What rules want to know of a language, worked out once for each table.
///
/// A class, since every text holds on to it.
public final class LanguageFacts: Sendable {
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
    /// Whether it is Portuguese of whatever country.
    package let isPortuguese: Bool

    /// Works out the facts of a language in a table.
    init(_ tag: LanguageTag, source: LanguageTag?, required: [LanguageTag]?) {
        self.tag = tag
        canonical = tag.canonical
        plurals = PluralRules(language: tag)
        isSource = source.map { tag.isSameLanguage(as: $0) } ?? false
        isRequired = required?.contains { tag.isSameLanguage(as: $0) } ?? false
        isPortuguese = canonical.language == "pt"
    }

    /// The same behind a reference of its own, for one of several tasks: see `TableContext.unshared`.
    var unshared: LanguageFacts { LanguageFacts(unsharing: self) }

    private init(unsharing facts: LanguageFacts) {
        tag = facts.tag
        canonical = facts.canonical
        plurals = facts.plurals
        isSource = facts.isSource
        isRequired = facts.isRequired
        isPortuguese = facts.isPortuguese
    }
}
