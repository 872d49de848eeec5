import CatalogCore
import CatalogLint

/// A check that a word without accents is the noun or adjective with them, not another word that is spelled like it.
///
/// In “no inicio” the noun is meant, in “como inicio o treino” the verb. The check never guesses: without one of the
/// contexts below, the word stays as it is.
struct PortugueseNounContext {
    private let scalars: [Unicode.Scalar]
    private let words: [PlainWord]

    /// Prepares the words of a text.
    init(_ text: PlainText) {
        (scalars, words) = (text.scalars, text.words)
    }

    /// Returns whether the context decides that a word lacks its accents.
    func decides(_ word: PlainWord) -> Bool {
        // A part of a hyphenated word may be a verb: “distancia-se”.
        guard let index = index(of: word) else { return false }
        let folded = word.folded
        switch folded {
        case "ate": return isUntil(index)
        case "ola": return beginsSentence(index) && !follows(index, Self.prepositions)
        case "devera": return false
        default:
            return isAlone || isNoun(folded, index) || isPlural(folded, index) || isHeading(folded, index)
                || isAdjective(folded, index) || (folded == "amanha" && isTomorrow(index))
        }
    }

    // MARK: - Contexts

    /// Whether the word is the whole text.
    private var isAlone: Bool {
        words.count == 1 && !scalars.contains { $0 == "?" || $0 == PlainText.gap }
    }

    /// Returns whether a preposition or determiner precedes: “no inicio”, “um deposito”, “para o medico”.
    private func isNoun(_ word: String, _ index: Int) -> Bool {
        guard let before = before(index) else { return false }
        if Self.determiners.contains(before) || Self.prepositions.contains(before) { return true }
        if isInfinitive(index - 1) && beginsSentence(index - 1) { return true }
        // In “Maria o noticia”, the gender shows that “o” is no article of the noun.
        guard Self.articles.contains(before), before.hasPrefix("a") == isFeminine(word) else { return false }
        // Without these, “o” may be the object of the verb: “como o inicio?”
        guard let earlier = self.before(index - 1) else { return beginsSentence(index - 1) }
        return Self.prepositions.contains(earlier) || Self.quantifiers.contains(earlier)
            || isInfinitive(index - 2) || (beginsSentence(index - 2) && isImperative(earlier))
    }

    private func isFeminine(_ word: String) -> Bool {
        ["a", "as", "serie", "series", "arvore", "arvores"].contains { word.hasSuffix($0) }
    }

    /// Returns whether a number or another word for many precedes a plural: “5 musicas”, “muitas paginas”.
    private func isPlural(_ word: String, _ index: Int) -> Bool {
        guard word.hasSuffix("s") else { return false }
        if let before = before(index) { return before.allSatisfy(\.isNumber) || Self.quantifiers.contains(before) }
        let start = words[index].range.lowerBound
        return start > 1 && scalars[start - 1] == " " && scalars[start - 2] == PlainText.gap
    }

    /// Returns whether the text begins like a heading or a label: “Politica de privacidade”, “Titulo: %@”, “Serie 2”.
    private func isHeading(_ word: String, _ index: Int) -> Bool {
        guard beginsSentence(index) else { return false }
        let end = words[index].range.upperBound
        if end < scalars.count, scalars[end] == ":" { return true }
        if ["serie", "pagina", "capitulo"].contains(word), precedesNumber(index) { return true }
        guard word.hasSuffix("a") || word.hasSuffix("as"), let after = after(index) else {
            return false
        }
        return ["de", "do", "da", "dos", "das"].contains(after)
    }

    /// Returns whether an adjective stands next to its noun: “Ultimo acesso”, “E-mail invalido”.
    private func isAdjective(_ word: String, _ index: Int) -> Bool {
        switch word {
        case "ultimo", "ultima", "ultimos", "ultimas", "varias":
            guard beginsSentence(index) else { return false }
            guard let after = after(index) else { return precedesNumber(index) }
            return after.count > 2 && !Self.articles.contains(after) && !Self.determiners.contains(after)
        case "invalido":
            guard index == words.count - 1, !scalars.contains("?"), let before = before(index) else { return false }
            return !["eu", "o", "a", "que", "não", "nao", "se", "quando", "já", "como"].contains(before)
        default: return false
        }
    }

    /// Returns whether “ate” means “até”, not a form of “atar”: “ate 5 dias”, “ate o fim”, “Ate logo!”.
    private func isUntil(_ index: Int) -> Bool {
        let isSubject = before(index).map { ["ele", "ela", "eu", "você", "voce", "que", "se"].contains($0) } ?? false
        if precedesNumber(index) { return !isSubject && !beginsSentence(index) }
        guard let after = after(index) else { return false }
        if after == "que" { return true }
        if Self.articles.contains(after), let noun = self.after(index + 1) { return Self.times.contains(noun) }
        return Self.moments.contains(after) && self.after(index + 1) == nil
    }

    /// Returns whether “amanha” means “amanhã”, not a form of “amanhar”: “ate amanha”, “Volte amanha!”.
    private func isTomorrow(_ index: Int) -> Bool {
        guard after(index) == nil, !precedesNumber(index) else { return false }
        return before(index).map { !["ele", "ela", "quem", "que", "se", "não", "nao"].contains($0) }
            ?? beginsSentence(index)
    }

    // MARK: - Neighbours

    /// Returns the index of a word, by binary search; nil if it is a part of another word.
    private func index(of word: PlainWord) -> Int? {
        let index = words.partitioningIndex { $0.range.lowerBound >= word.range.lowerBound }
        return index < words.count && words[index].range == word.range ? index : nil
    }

    /// Returns the word before another one, if only a space is between them.
    private func before(_ index: Int) -> String? {
        index > 0 && words.indices.contains(index) && isGap(words[index - 1], words[index])
            ? words[index - 1].folded : nil
    }

    /// Returns the word after another one, if only a space is between them.
    private func after(_ index: Int) -> String? {
        index >= 0 && index + 1 < words.count && isGap(words[index], words[index + 1]) ? words[index + 1].folded : nil
    }

    private func isGap(_ left: PlainWord, _ right: PlainWord) -> Bool {
        scalars[left.range.upperBound..<right.range.lowerBound].allSatisfy { $0 == " " || $0 == "\u{A0}" }
    }

    /// Returns whether a number or an argument follows a word.
    private func precedesNumber(_ index: Int) -> Bool {
        if let after = after(index) { return after.allSatisfy(\.isNumber) }
        let end = words[index].range.upperBound
        return end + 1 < scalars.count && scalars[end] == " " && scalars[end + 1] == PlainText.gap
    }

    /// Returns whether a word is an infinitive, not a subjunctive as in “quando terminar”: it begins a sentence, or a
    /// preposition precedes it.
    private func isInfinitive(_ index: Int) -> Bool {
        guard words.indices.contains(index) else { return false }
        let word = words[index].folded
        return word.count > 2 && ["ar", "er", "ir"].contains { word.hasSuffix($0) }
            && (beginsSentence(index) || follows(index, Self.prepositions))
    }

    private func follows(_ index: Int, _ words: Set<String>) -> Bool { before(index).map(words.contains) ?? false }

    /// Returns whether a word begins the text or a sentence.
    private func beginsSentence(_ index: Int) -> Bool {
        guard words.indices.contains(index) else { return false }
        let before = scalars[..<words[index].range.lowerBound].last { $0 != " " && $0 != "\u{A0}" }
        return before.map { ".!?:\n•“\"(".unicodeScalars.contains($0) } ?? true
    }

    /// Returns whether the first word of a sentence is an imperative such as “Escolha” or “Digite”.
    private func isImperative(_ word: String) -> Bool {
        word.count > 3 && (word.hasSuffix("a") || word.hasSuffix("e")) && !word.hasSuffix("mente")
            && !Self.adverbs.contains(word)
    }

    // MARK: - Words

    private static let articles: Set = ["o", "a", "os", "as"]
    private static let prepositions: Set = ["de", "em", "sem", "com", "por", "para", "sob", "sobre", "até", "desde"]
    private static let determiners: Set = [
        "no", "na", "nos", "nas", "do", "da", "dos", "das", "ao", "aos", "à", "às", "pelo", "pela", "pelos", "pelas",
        "um", "uma", "num", "numa", "meu", "minha", "seu", "sua", "teu", "tua", "nosso", "nossa", "neste", "nesta",
        "deste", "desta", "nesse", "nessa", "desse", "dessa",
    ]
    private static let quantifiers: Set = [
        "todas", "todos", "toda", "todo", "muitas", "muitos", "várias", "vários", "outras", "outros", "mais", "novas",
        "novos", "suas", "seus", "minhas", "meus", "nossas", "nossos",
    ]
    private static let adverbs: Set = [
        "agora", "ainda", "nunca", "onde", "aonde", "hoje", "sempre", "porque", "embora", "nada", "fora", "antes",
    ]
    private static let times: Set = [
        "fim", "final", "momento", "limite", "dia", "mês", "mes", "próximo", "proximo", "início", "inicio", "hora",
    ]
    private static let moments: Set = ["logo", "breve", "já", "ja", "agora", "hoje", "amanhã", "amanha", "mais"]
}
