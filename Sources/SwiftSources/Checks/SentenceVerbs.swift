/// Frequent forms of verbs and negations, which make a sentence of the words around them: `Could not delete `.
enum SentenceVerbs {
    private static let english = words(
        """
        is are was were isn't aren't wasn't can cannot can't could couldn't will won't would should shouldn't have has had do
        does did don't doesn't didn't failed not
        """)
    private static let portuguese = words("não é são foi foram está estão tem têm pode podem")
    private static let spanish = words("no es son fue está están tiene puede pueden pudo")
    private static let french = words("ne n'a pas est sont a ont peut peuvent")
    private static let german = words("nicht ist sind war wird werden kann können konnte konnten hat haben")
    private static let italian = words("non è sono era ha hanno può possono")

    private static let lists = [
        "en": english, "pt": portuguese, "es": spanish, "fr": french, "de": german, "it": italian,
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Returns whether words of a language, given by its primary subtag, have the verb of a sentence.
    ///
    /// Two words are a label: `Is active`.
    static func are(in words: [String], language: String) -> Bool {
        guard words.count > 2, let verbs = lists[language] else { return false }
        return words.contains { verbs.contains($0.lowercased().replacing("’", with: "'")) }
    }
}

extension KnownLanguages {
    /// Returns whether a word is a function word of English, Portuguese or a language of the project's tables.
    func isFunctionWord(_ word: String?) -> Bool {
        guard let word = word?.lowercased() else { return false }
        return FunctionWords.lists.contains { list in
            (["en", "pt"].contains(list.language) || has(list.language)) && list.words.contains(word)
        }
    }
}
