/// The language that words are in, where it is another than was said, and surely so.
package struct LanguageGuess: Sendable {
    /// The code of the language.
    package let language: String
    /// How many times as likely as the other one its words make it, as a natural logarithm in quarters.
    package let margin: Int

    /// What one word can say at most, so that it takes several, and the words that both languages share do no harm.
    private static let mostOfAWord = 32
    /// What all words together have to say: 22 of natural logarithm.
    ///
    /// Measured on translations of 30 programs: with this margin, three texts in a hundred thousand are taken for
    /// another language wrongly, and 19 of 20 texts of more than 40 letters in the wrong language are found.
    private static let enough = 88
    /// Fewer words may be an unhappy choice of them.
    private static let fewestWords = 4

    /// Holds words against all languages of a model.
    ///
    /// - Parameters:
    ///   - words: words in the model's script, each once.
    ///   - declared: the number of the language that they should be in.
    package init?(_ words: [String], declared: Int, in model: LanguageModel) {
        guard words.count >= Self.fewestWords else { return nil }
        let support = words.map { model.support(ofWord: $0) }
        let totals = model.languages.indices.map { language in support.reduce(0) { $0 + $1[language] } }
        let related = LanguageKinship.relatives(of: model.languages[declared])
        let excused = related.subtracting(LanguageKinship.between)
        let own = model.languages.indices.filter { excused.contains(model.languages[$0]) || $0 == declared }
        let others = model.languages.indices.filter { !related.contains(model.languages[$0]) && $0 != declared }
        guard let best = others.max(by: { totals[$0] < totals[$1] }),
            let expected = own.max(by: { totals[$0] < totals[$1] })
        else { return nil }
        margin = support.reduce(0) { $0 + min($1[best] - $1[expected], Self.mostOfAWord) }
        guard margin >= Self.enough else { return nil }
        language = model.languages[best]
    }
}

/// Languages that are too near to one another for letters to tell them apart.
enum LanguageKinship {
    private static let families = [
        "bs hr sr-Latn", "bs sl", "id ms", "nb nn da", "gl pt", "gl es", "az tr", "mk sr", "mk bg",
    ].map { Set($0.split(separator: " ").map(String.init)) }

    /// Near languages that letters do tell apart, so that a text in one looks fit for the other at first.
    private static let pairs = [
        "es pt", "hr sl", "ru uk", "be uk", "be ru", "cs sk", "nb sv", "da sv", "it es", "bg ru", "ar fa", "fa ur",
        "it pt", "de nl", "ca es", "fr ca",
    ].map { $0.split(separator: " ").map(String.init) }

    /// The languages that a text in one is held against first, two at most.
    static func rivals(of language: String) -> [String] {
        Array(pairs.filter { $0.contains(language) }.flatMap { $0 }.filter { $0 != language }.prefix(2))
    }

    /// Languages between two that are easily told apart: what is like Galician may be Spanish in a Portuguese table.
    static let between: Set = ["gl", "bs"]

    /// The languages that a text in one may be taken for.
    static func relatives(of language: String) -> Set<String> {
        families.filter { $0.contains(language) }.reduce(into: []) { $0.formUnion($1) }
    }
}
