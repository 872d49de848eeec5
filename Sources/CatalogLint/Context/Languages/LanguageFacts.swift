import CatalogRuntime
import LanguageIdentification

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
    /// The scripts that it is written in; nil where the tag names no language, or a pseudo-language.
    package let writing: WritingSystem?
    /// The language as the models know it that tell languages apart; nil where none does.
    package let modelled: ModelLanguage?
    /// Whether texts are translated from it.
    public let isSource: Bool
    /// Whether it is another language than the source's, and no variant of that; false where there is no source.
    let isAnotherThanSource: Bool
    /// Whether every key must have it; false where nothing says so.
    public let isRequired: Bool
    /// Whether it is Portuguese of whatever country.
    package let isPortuguese: Bool

    /// Works out the facts of a language in a table.
    init(_ tag: LanguageTag, source: LanguageTag?, required: [LanguageTag]?) {
        self.tag = tag
        let canonical = tag.canonical
        self.canonical = canonical
        plurals = PluralRules(language: tag)
        let isPseudo = ["XA", "XB"].contains(canonical.region)
        writing = isPseudo ? nil : WritingSystem(of: tag)
        modelled = isPseudo ? nil : ModelLanguage(of: tag)
        isSource = source.map { tag.isSameLanguage(as: $0) } ?? false
        isAnotherThanSource = source.map { canonical.language != $0.canonical.language } ?? false
        isRequired = required?.contains { tag.isSameLanguage(as: $0) } ?? false
        isPortuguese = canonical.language == "pt"
    }

    /// Whether its letters are about as wide as high: Chinese, Japanese, Korean.
    package var hasSquareLetters: Bool { ["ja", "ko", "yue", "zh"].contains(canonical.language ?? "") }

    /// The same behind a reference of its own, for one of several tasks: see `TableContext.unshared`.
    var unshared: LanguageFacts { LanguageFacts(unsharing: self) }

    private init(unsharing facts: LanguageFacts) {
        tag = facts.tag
        canonical = facts.canonical
        plurals = facts.plurals
        writing = facts.writing
        modelled = facts.modelled
        isSource = facts.isSource
        isAnotherThanSource = facts.isAnotherThanSource
        isRequired = facts.isRequired
        isPortuguese = facts.isPortuguese
    }
}
