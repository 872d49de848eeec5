import CatalogRuntime

/// A word or phrase of the source language, and how it is to be rendered.
public struct GlossaryTerm: Sendable {
    /// The term with its other forms, as source texts have them.
    public let sources: [TermPattern]
    /// The accepted renderings by language; the first is the one to propose.
    public let renderings: [LanguageTag: [TermPattern]]
    /// Renderings that are ruled out, by language.
    public let never: [LanguageTag: [TermPattern]]

    /// Creates a term; languages may be spelled in any way.
    public init(
        sources: [TermPattern], renderings: [LanguageTag: [TermPattern]] = [:],
        never: [LanguageTag: [TermPattern]] = [:]
    ) {
        self.sources = sources
        self.renderings = Self.canonical(renderings)
        self.never = Self.canonical(never)
    }

    /// The accepted renderings in a language: its own, else those of the language without its region.
    package func renderings(in language: LanguageFacts) -> [TermPattern] { Self.entry(of: renderings, in: language) }

    /// What is ruled out in a language.
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
    /// The term in one line, as in a configuration: `workout, pt-BR: treino, never pt-BR: exercitação`.
    package var summary: String {
        let rendered = Self.lines(renderings) + Self.lines(never).map { "never \($0)" }
        return (sources.map(\.spelling) + rendered).joined(separator: ", ")
    }

    private static func lines(_ patterns: [LanguageTag: [TermPattern]]) -> [String] {
        patterns.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.map(\.spelling).joined(separator: " or "))" }
    }
}
