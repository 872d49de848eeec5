import CatalogCore
import CatalogLint
import CatalogRuntime

/// The statistics of a table in one language.
///
/// Every key counts once in `keys` and in exactly one of the figures after it. A duplicate key counts once, with its
/// last entry. See ``TranslationStatus`` for the meaning of the figures.
public struct LanguageStatistics: Hashable, Sendable {
    /// The path of the catalog, or of the language's file in a legacy table.
    public let path: String
    /// The language that the figures describe.
    public let language: LanguageTag
    /// Whether the language is the source language.
    public let isSource: Bool
    /// The number of keys in the table, regardless of language.
    public internal(set) var keys = 0
    /// The number of keys whose texts are finished.
    public internal(set) var translated = 0
    /// The number of keys with a sentence that is the same as its source, as the rule `untranslated-sentence` finds it.
    public internal(set) var untranslated = 0
    /// The number of keys that need review.
    public internal(set) var needsReview = 0
    /// The number of keys whose translation has not begun.
    public internal(set) var new = 0
    /// The number of keys that are no longer in the code, or whose text is older than its source.
    public internal(set) var stale = 0
    /// The number of keys without a text, as the rule `missing-translation` counts them.
    public internal(set) var missing = 0
    /// The number of keys whose texts are incomplete: one is empty, or a plural form is missing.
    public internal(set) var incomplete = 0
    /// The number of keys that are excluded from translation.
    public internal(set) var excluded = 0
    /// The number of words in the language's texts, without stale and excluded keys; see `WordCount`.
    public internal(set) var words = 0

    /// Creates statistics with all figures at 0.
    package init(path: String, language: LanguageTag, isSource: Bool) {
        self.path = path
        self.language = language
        self.isSource = isSource
    }

    /// The number of keys for which a person has to write a text: missing, new or incomplete.
    ///
    /// A table has none in its source language.
    public private(set) var toTranslate = 0

    /// The percentage of translatable keys that are finished; nil if there are none.
    ///
    /// The value is rounded down, so 100 means that nothing is left.
    public var percent: Int? {
        let wanted = keys - stale - excluded
        return wanted > 0 ? translated * 100 / wanted : nil
    }

    /// Adds a key to the figures.
    ///
    /// - Parameter isCopy: Whether a text of the key is an untranslated sentence.
    mutating func add(_ status: TranslationStatus, isCopy: Bool, words: Int) {
        keys += 1
        if status.isOpen, !isSource { toTranslate += 1 }
        switch status {
        case .translated where isCopy: untranslated += 1
        case .translated: translated += 1
        case .needsReview: needsReview += 1
        case .new: new += 1
        case .stale: stale += 1
        case .missing: missing += 1
        case .incomplete: incomplete += 1
        case .excluded: excluded += 1
        }
        self.words += words
    }

    /// Adds the figures of another table in the same language.
    mutating func add(_ other: LanguageStatistics) {
        keys += other.keys
        translated += other.translated
        untranslated += other.untranslated
        needsReview += other.needsReview
        new += other.new
        stale += other.stale
        missing += other.missing
        incomplete += other.incomplete
        toTranslate += other.toTranslate
        excluded += other.excluded
        words += other.words
    }
}
