import CatalogLint

extension Term {
    /// Returns the glossary terms in source texts that have translations or forbidden translations in a language.
    static func all(in texts: [PlainText], _ language: LanguageFacts, _ settings: LintSettings) -> [Term] {
        settings.glossary.compactMap { term in
            let isThere = term.sources.contains { source in
                texts.contains { !source.matches(in: $0, .inflected).isEmpty }
            }
            let renderings = term.renderings(in: language).map(\.spelling)
            let never = term.never(in: language).map(\.spelling)
            guard isThere, !renderings.isEmpty || !never.isEmpty, let source = term.sources.first else { return nil }
            return Term(source: source.spelling, renderings: renderings, never: never)
        }
    }
}
