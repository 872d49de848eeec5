import CatalogLint

/// Phrases of Portugal with which Brazil says the same in other words.
enum EuropeanPhrases {
    private static let phrases = table.split(separator: "\n").compactMap { SpokenPhrase(String($0)) }
    private static let filter = WordFilter(["certeza", "banho", "correio"])

    /// Returns whether a text can contain one of the phrases.
    static func mayStand(in text: ArraySlice<UInt8>) -> Bool { filter.mayKnowAWord(of: text) }

    /// Returns the first phrase in a text, with its Brazilian counterpart.
    static func first(in text: PlainText) -> PortugueseConfusion? {
        let tokens = SpokenToken.all(in: text)
        return tokens.indices.lazy.compactMap { index in
            phrases.lazy.compactMap { $0.match(tokens, at: index) }.first
        }.first
    }

    /// The phrases, in the notation of `PortugueseConfusionTable`.
    private static let table = """
        tem|tens|têm|tenho|temos|ter a certeza . = $1 certeza
        tem|tens|têm|tenho|temos|ter a certeza ? = $1 certeza?
        tem|tens|têm|tenho|temos|ter a certeza de|que = $1 certeza $4
        casa de banho = banheiro
        casas de banho = banheiros
        correio eletrónico|electrónico = e-mail
        """
}
