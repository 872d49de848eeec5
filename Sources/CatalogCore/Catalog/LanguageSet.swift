import CatalogRuntime

/// A set of languages, in which all spellings of a language are equal.
///
/// A search takes the same time however many languages there are.
package struct LanguageSet: Sendable {
    private var canonical: Set<LanguageTag>

    /// Creates a set.
    package init(_ languages: some Sequence<LanguageTag>) { canonical = Set(languages.lazy.map(\.canonical)) }

    /// Returns whether the set has the language in any spelling.
    package func contains(_ language: LanguageTag) -> Bool { canonical.contains(language.canonical) }

    /// Adds a language; returns whether it is new.
    @discardableResult
    package mutating func insert(_ language: LanguageTag) -> Bool { canonical.insert(language.canonical).inserted }
}
