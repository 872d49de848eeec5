import CatalogRuntime

/// A word or phrase of the source language, with its approved and forbidden translations.
public struct GlossaryTerm: Sendable {
    /// The term and its other forms in source texts.
    public let sources: [TermPattern]
    /// The approved translations by language.
    ///
    /// The first one is the preferred one.
    public let renderings: [LanguageTag: [TermPattern]]
    /// The forbidden translations by language.
    public let never: [LanguageTag: [TermPattern]]

    /// Creates a term.
    ///
    /// Languages may have any spelling.
    public init(
        sources: [TermPattern], renderings: [LanguageTag: [TermPattern]] = [:],
        never: [LanguageTag: [TermPattern]] = [:]
    ) {
        self.sources = sources
        self.renderings = Self.canonical(renderings)
        self.never = Self.canonical(never)
    }

    /// Returns the approved translations in a language, or those of the language without region.
    package func renderings(in language: LanguageFacts) -> [TermPattern] { Self.entry(of: renderings, in: language) }

    /// Returns the forbidden translations in a language.
    package func never(in language: LanguageFacts) -> [TermPattern] { Self.entry(of: never, in: language) }

    private static func entry(
        of patterns: [LanguageTag: [TermPattern]], in language: LanguageFacts
    ) -> [TermPattern] {
        if patterns.isEmpty { return [] }
        return patterns[language.canonical] ?? patterns[LanguageTag(language.canonical.language ?? "")] ?? []
    }

    private static func canonical(
        _ patterns: [LanguageTag: [TermPattern]]
    ) -> [LanguageTag: [TermPattern]] {
        Dictionary(patterns.map { ($0.key.canonical, $0.value) }) { $0 + $1 }
    }
}

extension GlossaryTerm {
    /// The term on one line, as in a configuration: `workout, pt-BR: treino, never pt-BR: exercitação`.
    package var summary: String {
        let rendered = Self.lines(renderings) + Self.lines(never).map { "never \($0)" }
        return (sources.map(\.spelling) + rendered).joined(separator: ", ")
    }

    private static func lines(_ patterns: [LanguageTag: [TermPattern]]) -> [String] {
        patterns.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.map(\.spelling).joined(separator: " or "))" }
    }
}
