import CatalogLint

/// An `a` that lacks its crase: after these words, “a” and the article form one word.
enum PortugueseMissingCrase {
    private static let phrases = table.split(separator: "\n").compactMap { SpokenPhrase(String($0)) }
    private static let filter = WordFilter(phrases.flatMap { $0.firstWords ?? [] })

    /// Returns whether a text can contain one of the phrases.
    static func mayStand(in text: ArraySlice<UInt8>) -> Bool { filter.mayKnowAWord(of: text) }

    /// Returns the first phrase of a text without its crase.
    static func first(in text: PlainText) -> PortugueseConfusion? {
        let tokens = SpokenToken.all(in: text)
        return tokens.indices.lazy.compactMap { index in
            phrases.lazy.compactMap { $0.match(tokens, at: index) }.first
        }.first
    }

    /// The phrases, in the notation of `PortugueseConfusionTable`.
    private static let table = """
        voltar|volte|voltando|retornar|retorne|retornando a página|tela|lista|loja|biblioteca|conversa|galeria|pasta|busca|pesquisa|seção|etapa|aula = $1 à $3
        voltar|volte|voltando|retornar|retorne|retornando as configurações|mensagens|notas|aulas = $1 às $3
        das @ as @ = $1 $2 às $4
        acesso a câmera|galeria|internet|localização|fototeca|nuvem = $1 à $3
        conectar-se|conecte-se|conectado|conectada|conectados a internet = $1 à $3
        fique|fiquem|sinta-se|sintam-se|esteja a vontade = $1 à $3
        vire|virar|deslize|deslizar a direita|esquerda = $1 à $3
        devido a falta|ausência|quantidade = $1 à $3
        """
}
