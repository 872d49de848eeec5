import CatalogRuntime

/// A term of a rule's option, for every language or for one: `click here`, `pt-BR: clique aqui`.
package struct LocalTerm: Sendable {
    /// The language that it is about; nil for every one.
    package let language: LanguageTag?
    /// What to look for.
    package let pattern: TermPattern

    /// Reads a term; what stands before a colon and a space is a language where it has the form of one.
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

    /// Whether it holds in a language: `pt` holds in `pt-BR` too.
    package func holds(in facts: LanguageFacts) -> Bool {
        guard let language else { return true }
        return language == facts.canonical || language.spelling == facts.canonical.language
    }
}
