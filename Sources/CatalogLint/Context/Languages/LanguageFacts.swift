import CatalogRuntime
import LanguageIdentification

/// The facts about a language that rules need, computed once for each table.
///
/// A class, because every text refers to its language.
public final class LanguageFacts: Sendable {
    /// The language as spelled in the table.
    public let tag: LanguageTag
    /// The canonical spelling.
    public let canonical: LanguageTag
    /// The language subtag of the canonical spelling, such as `pt`; nil if the tag has none.
    package let code: String?
    /// The region subtag of the canonical spelling, such as `BR`; nil if the tag has none.
    package let region: String?
    /// The plural rules of the language.
    public let plurals: PluralRules
    /// The scripts of the language; nil if the tag is not a language that users read.
    package let writing: WritingSystem?
    /// The language in the language identification models; nil if no model covers it.
    package let modelled: ModelLanguage?
    /// Whether the language is the source language.
    public let isSource: Bool
    /// Whether the language is neither the source language nor a variant of it.
    ///
    /// False without a source language.
    let isAnotherThanSource: Bool
    /// Whether the language is required.
    ///
    /// False if no required languages are configured.
    public let isRequired: Bool
    /// Whether the language is a variant of Portuguese.
    package let isPortuguese: Bool
    /// The people for whom the texts of the language are written.
    package let readers: Readers

    /// Determines the facts about a language.
    ///
    /// - Parameter required: the canonical spellings of the required languages.
    init(_ tag: LanguageTag, source: LanguageTag?, required: Set<LanguageTag>) {
        self.tag = tag
        let canonical = tag.canonical
        self.canonical = canonical
        (code, region) = (canonical.language, canonical.region)
        plurals = PluralRules(language: tag)
        isSource = source.map { tag.isSameLanguage(as: $0) } ?? false
        readers = isSource ? .users : Readers(of: canonical)
        writing = readers == .users ? WritingSystem(of: tag) : nil
        modelled = readers == .users ? ModelLanguage(of: tag) : nil
        isAnotherThanSource = source.map { [code] in code != $0.canonical.language } ?? false
        isRequired = required.contains(canonical)
        isPortuguese = code == "pt"
    }

    /// Returns whether the language is a variant of the source language in the same script, such as en-AU beside en.
    package func sharesSource(in table: TableContext) -> Bool {
        guard !isSource, !isAnotherThanSource, let source = table.sourceLanguage else { return false }
        return table.facts(of: source).writing?.code == writing?.code
    }

    /// Whether letters are about as wide as high, as in Chinese, Japanese and Korean.
    package var hasSquareLetters: Bool { ["ja", "ko", "yue", "zh"].contains(code ?? "") }

    /// A copy that shares no storage with other tasks: see `TableContext.unshared`.
    var unshared: LanguageFacts { LanguageFacts(unsharing: self) }

    private init(unsharing facts: LanguageFacts) {
        tag = facts.tag
        canonical = facts.canonical
        code = facts.code
        region = facts.region
        plurals = facts.plurals
        writing = facts.writing
        modelled = facts.modelled
        isSource = facts.isSource
        isAnotherThanSource = facts.isAnotherThanSource
        isRequired = facts.isRequired
        isPortuguese = facts.isPortuguese
        readers = facts.readers
    }
}
