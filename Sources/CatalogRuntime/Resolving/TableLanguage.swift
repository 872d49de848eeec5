/// A language of a table for a reader, with plural rules and number formatting.
struct TableLanguage: Sendable {
    /// The index of the language in the table.
    let index: Int
    /// The plural rules of the texts' language, which determine the cases that the texts have.
    let rules: PluralRules
    /// The number formatting of the reader's region if the texts are in the reader's language and script.
    ///
    /// Otherwise, the number formatting of the texts' language. A Swiss reader of a text in `de` gets 1’234, as
    /// elsewhere on the system.
    let numbers: NumberStyle

    /// Creates a language with the given number formatting.
    init(_ language: LanguageTag, index: Int, numbers: NumberStyle) {
        self.index = index
        rules = PluralRules(language: language)
        self.numbers = numbers
    }

    /// Creates a language for a reader who wants `wanted`.
    init(_ language: LanguageTag, index: Int, wanted: LanguageTag) {
        let isReaders = LanguageLineage(wanted).isSameLanguageAndScript(as: LanguageLineage(language))
        self.init(language, index: index, numbers: NumberStyle(isReaders ? wanted : language))
    }
}
