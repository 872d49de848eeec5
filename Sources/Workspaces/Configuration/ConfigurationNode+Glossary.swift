import CatalogCore
import CatalogLint

extension ConfigurationNode {
    private static let names = ["term", "never", "note"]
    private static let form = "a list of terms, such as {term: workout, pt-BR: treino}"

    /// Returns the terms of a glossary.
    ///
    /// Each term has `term`, its translations by language, and optionally `never` by language and `note`.
    func glossary() throws(ConfigurationError) -> [GlossaryTerm] {
        try elements(expected: Self.form).map { node throws(ConfigurationError) in try node.glossaryTerm() }
    }

    private func glossaryTerm() throws(ConfigurationError) -> GlossaryTerm {
        var sources: [TermPattern] = []
        var renderings: [LanguageTag: [TermPattern]] = [:]
        var never: [LanguageTag: [TermPattern]] = [:]
        for member in try members(expected: Self.form) {
            switch member.name {
            case "term": sources = try member.value.terms()
            case "note": _ = try member.value.text()
            case "never":
                for form in try member.value.members(expected: "languages with forbidden translations") {
                    never[try language(of: form, known: []), default: []] += try form.value.terms()
                }
            default: renderings[try language(of: member, known: Self.names), default: []] += try member.value.terms()
            }
        }
        guard !sources.isEmpty else { throw error(.missing("term")) }
        return GlossaryTerm(sources: sources, renderings: renderings, never: never)
    }

    private func terms() throws(ConfigurationError) -> [TermPattern] {
        let texts = try texts()
        guard !texts.isEmpty, texts.allSatisfy({ $0.contains(where: \.isLetter) }) else {
            throw error(.wrongKind(name: name, expected: "a word or a list of words"))
        }
        return texts.map { TermPattern($0) }
    }

    /// Returns the language that a member's name states.
    ///
    /// - Throws: An error if the language is unregistered. If the name resembles a known name, the error suggests that
    ///   name, because a misspelling is more likely.
    private func language(of member: Member, known: [String]) throws(ConfigurationError) -> LanguageTag {
        let tag = LanguageTag(member.name)
        guard LanguageRegistry.problem(of: tag) != nil else { return tag }
        guard let nearest = Spelling.nearest(to: member.name, in: known) else {
            throw member.key.error(.badLanguage(member.name))
        }
        throw member.key.error(.unknownName(member.name, nearest: nearest, known: known))
    }
}
