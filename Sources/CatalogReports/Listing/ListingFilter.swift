import CatalogCore
import CatalogLint
import CatalogRuntime
import FileSearch

/// Which keys are listed; a key must pass all that is set.
public struct ListingFilter: Sendable {
    /// A pattern that keys must match.
    public var pattern: GlobPattern?
    /// Words that must be in the key, a value or the comment, whatever their case and accents.
    package var search: FoldedSearch?
    /// A language that must have no text.
    public var missing: LanguageTag?
    /// A state that a text of a listed language must have; `stale` also takes keys that the code no longer has.
    public var state: TranslationState?

    /// Creates a filter that lets every key through.
    public init() {}

    /// What can be told from the key alone.
    func passes(key: String) -> Bool { pattern?.matches(key) ?? true }

    /// What takes the entry.
    ///
    /// - Parameter missing: the language of the filter that must have no text, as the table spells it.
    func passes(_ entry: EntryContext, missing: ShownLanguage?) -> Bool {
        guard let missing else { return true }
        return TranslationStatus(of: entry, in: missing) == .missing
    }

    /// What takes the values.
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
