/// Names of laws and citations of them, which stay in the language of their country.
enum LegalNames {
    /// Returns whether a text is the name of a law with its year, or a citation.
    ///
    /// Examples are “Data Protection Act 2018” and “Codice del Consumo, Art. 52”. A sentence about a law is neither: “See
    /// Article 5 of our terms.”
    static func contain(_ text: String, _ prose: Prose) -> Bool {
        guard prose.hasDigits, !prose.hasValues, prose.words.count < 12, text.last != "." else { return false }
        let tokens = text.split { $0.isWhitespace || $0 == "," }
        if isCited(tokens) { return true }
        let last = tokens.last.map { $0.filter { $0 != "(" && $0 != ")" } } ?? ""
        return isYear(last) && prose.isTitleCased && tokens.dropFirst().contains { kinds.contains($0.lowercased()) }
    }

    /// Returns whether a citation begins or ends a text, and the rest has capital letters as a name has.
    private static func isCited(_ tokens: [Substring]) -> Bool {
        guard
            let mark = zip(tokens, tokens.dropFirst()).enumerated().first(where: { _, pair in
                marks.contains(pair.0.lowercased()) && pair.1.contains(where: \.isNumber)
            })?.offset
        else { return false }
        let (before, after) = (tokens[..<mark], tokens[(mark + 2)...])
        guard before.isEmpty || after.isEmpty else { return false }
        let rest = before + after
        return rest.contains { kinds.contains($0.lowercased()) }
            || rest.count > 1 && rest.first?.first?.isUppercase ?? false && rest.last?.first?.isUppercase ?? false
                && before.count > 1
    }

    private static func isYear(_ token: String) -> Bool {
        token.count == 4 && token.allSatisfy { $0.isASCII && $0.isNumber } && "12".contains(token.prefix(1))
    }

    private static let marks: Set<String> = [
        "art.", "art", "article", "artículo", "artikel", "reg.", "regulation", "sec.", "section", "§", "§§", "par.",
    ]
    /// The words for kinds of laws.
    private static let kinds: Set<String> = [
        "act", "regulation", "regulations", "directive", "statute", "ordinance", "constitution", "code", "codice",
        "código", "decreto", "ley", "lei", "loi", "gesetz", "gesetzbuch", "wetboek", "ustawa", "lag", "legge",
    ]
}
