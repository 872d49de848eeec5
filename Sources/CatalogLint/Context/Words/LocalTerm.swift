import CatalogRuntime

/// A term in a rule's option, for all languages or for one: `click here`, `pt-BR: clique aqui`.
package struct LocalTerm: Sendable {
    /// The language of the term; nil for all languages.
    package let language: LanguageTag?
    /// The pattern to search for.
    package let pattern: TermPattern

    /// Parses a term.
    ///
    /// A prefix before a colon and a space is the language, if it has the form of a language tag.
    package init(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), text[text.index(after: colon)...].hasPrefix(" "),
            LanguageTag(String(text[..<colon])).isWellFormed
        else {
            (language, pattern) = (nil, TermPattern(text))
            return
        }
        language = LanguageTag(String(text[..<colon])).canonical
        pattern = TermPattern(String(text[colon...].dropFirst().drop { $0 == " " }))
    }

    /// Returns whether the term applies to a language.
    ///
    /// `pt` also applies to `pt-BR`.
    package func holds(in facts: LanguageFacts) -> Bool {
        guard let language else { return true }
        return language == facts.canonical || language.spelling == facts.code
    }
}
