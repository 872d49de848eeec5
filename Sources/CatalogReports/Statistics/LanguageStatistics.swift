import CatalogCore
import CatalogLint
import CatalogRuntime

/// What a table has in one language.
///
/// Every key counts once in `keys` and in exactly one of the figures after it; a doubled key counts once, as the last
/// one wins. See ``TranslationStatus`` for what each means.
public struct LanguageStatistics: Hashable, Sendable {
    /// The catalog's path; for a legacy table that of the language's file.
    public let path: String
    /// The language.
    public let language: LanguageTag
    /// Whether texts are translated from it.
    public let isSource: Bool
    /// The keys of the table, whichever language has them.
    public internal(set) var keys = 0
    /// Keys whose texts are finished.
    public internal(set) var translated = 0
    /// Keys that somebody must look at.
    public internal(set) var needsReview = 0
    /// Keys that are not begun.
    public internal(set) var new = 0
    /// Keys that the code no longer has, or whose text is older than its source.
    public internal(set) var stale = 0
    /// Keys without a text; as the rule `missing-translation` has it.
    public internal(set) var missing = 0
    /// Keys that are not to be translated.
    public internal(set) var excluded = 0
    /// The words of the language's texts in keys that are translated at all; see ``WordCount``.
    public internal(set) var words = 0

    /// A language that nothing is counted in yet.
    package init(path: String, language: LanguageTag, isSource: Bool) {
        self.path = path
        self.language = language
        self.isSource = isSource
    }

    /// The part that is finished of the keys that are to be, in whole per cent; nil where there is none.
    ///
    /// Rounded down, so that 100 means that nothing is left.
    public var percent: Int? {
        let wanted = keys - stale - excluded
        return wanted > 0 ? translated * 100 / wanted : nil
    }

    /// Counts a key.
    mutating func add(_ status: TranslationStatus, words: Int) {
        keys += 1
        switch status {
        case .translated: translated += 1
        case .needsReview: needsReview += 1
        case .new: new += 1
        case .stale: stale += 1
        case .missing: missing += 1
        case .excluded: excluded += 1
        }
        self.words += words
    }

    /// Adds another table's figures of the same language.
    mutating func add(_ other: LanguageStatistics) {
        keys += other.keys
        translated += other.translated
        needsReview += other.needsReview
        new += other.new
        stale += other.stale
        missing += other.missing
        excluded += other.excluded
        words += other.words
    }
}
