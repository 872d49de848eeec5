import CatalogLint

/// Phrases to find in texts, in the notation of `PortugueseConfusionTable`.
struct PhraseTable: Sendable {
    private let phrases: [SpokenPhrase]
    /// The indices of the phrases that can begin with a word, by that word, in the order of the table.
    private let numbersByWord: [String: [Int]]
    /// The indices of the phrases that can begin with any of many words.
    private let openNumbers: [Int]
    /// Words of which every text with one of the phrases contains at least one, except those that begin with a comma.
    let words: [String]
    /// Words of which every text with a phrase that begins with a comma contains at least one.
    let wordsAfterComma: [String]
    private let filter: WordFilter
    private let firstWordFilter: WordFilter

    /// Reads a table with a phrase in each line.
    init(_ lines: String) {
        let phrases = lines.split(separator: "\n").compactMap { SpokenPhrase(String($0)) }
        let open = phrases.indices.filter { phrases[$0].firstWords == nil }
        let firstWords = phrases.indices.flatMap { number in (phrases[number].firstWords ?? []).map { ($0, number) } }
        self.phrases = phrases
        openNumbers = open
        numbersByWord = Dictionary(grouping: firstWords, by: \.0).mapValues { ($0.map(\.1) + open).sorted() }
        words = phrases.filter { !$0.beginsWithComma }.flatMap(\.rarestWord)
        wordsAfterComma = phrases.filter(\.beginsWithComma).flatMap(\.rarestWord)
        filter = WordFilter(words + wordsAfterComma)
        firstWordFilter = WordFilter(numbersByWord.keys)
    }

    /// Returns whether a text can contain one of the phrases.
    func mayStand(in text: WordHashes) -> Bool { filter.mayKnowAWord(of: text) }

    /// Returns the first phrase in a text, with the right one.
    func first(in text: PlainText) -> PortugueseConfusion? {
        let tokens = SpokenToken.all(in: text)
        return tokens.indices.lazy.compactMap { match(tokens, at: $0) }.first
    }

    /// Returns the first phrase of the table that begins at a token, with the right one.
    func match(_ tokens: [SpokenToken], at index: Int) -> PortugueseConfusion? {
        let word = tokens[index].folded
        let numbers = firstWordFilter.mayKnow(word.utf8) ? numbersByWord[word] ?? openNumbers : openNumbers
        return numbers.lazy.compactMap { phrases[$0].match(tokens, at: index) }.first
    }
}

extension PhraseTable {
    /// Phrases of Portugal with which Brazil says the same in other words.
    static let european = PhraseTable(
        """
        tem|tens|têm|tenho|temos|ter a certeza . = $1 certeza
        tem|tens|têm|tenho|temos|ter a certeza ? = $1 certeza?
        tem|tens|têm|tenho|temos|ter a certeza de|que = $1 certeza $4
        casa de banho = banheiro
        casas de banho = banheiros
        correio eletrónico|electrónico = e-mail
        """)

    /// Phrases with an `a` that lacks its crase: after these words, “a” and the article form one word.
    static let missingCrase = PhraseTable(
        """
        voltar|volte|voltando|retornar|retorne|retornando a página|tela|lista|loja|biblioteca|conversa|galeria|pasta|busca|pesquisa|seção|etapa|aula = $1 à $3
        voltar|volte|voltando|retornar|retorne|retornando as configurações|mensagens|notas|aulas = $1 às $3
        das @ as @ = $1 $2 às $4
        acesso a câmera|galeria|internet|localização|fototeca|nuvem = $1 à $3
        conectar-se|conecte-se|conectado|conectada|conectados a internet = $1 à $3
        fique|fiquem|sinta-se|sintam-se|esteja a vontade = $1 à $3
        vire|virar|deslize|deslizar a direita|esquerda = $1 à $3
        devido a falta|ausência|quantidade = $1 à $3
        """)
}
