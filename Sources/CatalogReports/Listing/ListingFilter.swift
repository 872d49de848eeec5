import CatalogCore
import CatalogLint
import CatalogRuntime
import FileSearch

/// A filter for the keys to list.
///
/// A key must satisfy all conditions that are set.
public struct ListingFilter: Sendable {
    /// A pattern that the key must match.
    public var pattern: GlobPattern?
    /// Words that must occur in the key, a text or the comment, regardless of case and accents.
    package var search: FoldedSearch?
    /// Languages, into one of which the key must be to translate; empty for no such condition.
    ///
    /// See ``TranslationStatus/isToTranslate(_:in:)``.
    public var missing: [LanguageTag] = []
    /// Whether a key must be to translate into one of the listed languages.
    public var missesAny = false
    /// A state that a text in a listed language must have.
    ///
    /// `stale` also matches keys that are no longer in the code.
    public var state: TranslationState?

    /// Whether another key of the table must have the same source text.
    ///
    /// Such keys are listed together.
    public var sharesSource = false

    /// Creates a filter that accepts every key.
    public init() {}

    /// Whether a key name passes the filter.
    func passes(key: String) -> Bool { pattern?.matches(key) ?? true }

    /// Whether an entry passes the filter.
    ///
    /// - Parameter missing: the languages into one of which the key must be to translate.
    func passes(_ entry: EntryContext, missing: [ShownLanguage]) -> Bool {
        missing.isEmpty && !missesAny || missing.contains { TranslationStatus.isToTranslate(entry, in: $0) }
    }

    /// Whether a key with its texts passes the filter.
    func passes(_ key: ListedKey) -> Bool { hasState(key) && isFound(key) }

    private func hasState(_ key: ListedKey) -> Bool {
        guard let state else { return true }
        return (state == .stale && key.isStale) || key.languages.contains { $0.texts.contains { $0.state == state } }
    }

    private func isFound(_ key: ListedKey) -> Bool {
        guard let search else { return true }
        return search.matches(key.key) || key.comment.map(search.matches) ?? false
            || key.languages.contains { $0.texts.contains { $0.value.map(search.matches) ?? false } }
    }
}
