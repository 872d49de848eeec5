/// A language of a table as a reader gets it: whose words, whose plural rules, whose numbers.
struct TableLanguage: Sendable {
    /// The language's number in its table.
    let place: Int
    /// The plural rules: those of the words, since they have the cases.
    let rules: PluralRules
    /// How numbers are written: as the reader is used to, as long as it is the same language.
    ///
    /// A Swiss reader of a text in `de` gets 1’234 as everywhere else on the system.
    let numbers: NumberStyle

    /// The language at `place` with numbers in a style of their own.
    init(_ language: LanguageTag, place: Int, numbers: NumberStyle) {
        self.place = place
        rules = PluralRules(language: language)
        self.numbers = numbers
    }

    /// The language at `place` for a reader who wants `wanted`.
    init(_ language: LanguageTag, place: Int, wanted: LanguageTag) {
        let isReaders = LanguageLineage(wanted).isSameLanguageAndScript(as: LanguageLineage(language))
        self.init(language, place: place, numbers: NumberStyle(isReaders ? wanted : language))
    }
}
