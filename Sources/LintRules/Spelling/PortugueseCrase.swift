import CatalogCore
import CatalogLint

/// An incorrect `à`, together with the next word.
struct PortugueseCrase {
    /// The words in the text.
    let written: String
    /// The correct words.
    let wanted: String
    /// The reason, as a clause after “because”.
    let reason: FindingMessage

    private static let filter = WordFilter(["à", "às", "á", "ás"])

    /// Returns whether a text can contain an `à`.
    static func mayStand(in text: WordHashes) -> Bool { filter.mayKnowAWord(of: text) }

    /// Returns the first incorrect `à` in a text.
    static func first(in text: PlainText) -> PortugueseCrase? {
        let words = text.words
        for index in words.indices.dropLast() {
            let (word, next) = (words[index], words[index + 1])
            guard text.string(of: word.range.upperBound..<next.range.lowerBound).allSatisfy({ $0 == " " }) else {
                continue
            }
            let before = index > 0 ? words[index - 1].folded : ""
            let third = index + 2 < words.count ? words[index + 2].folded : "hora"
            if let found = slip(word, next, after: before, before: third) { return found }
        }
        return nil
    }

    private static func slip(_ word: PlainWord, _ next: PlainWord, after before: String, before third: String)
        -> PortugueseCrase?
    {
        let make = { (wanted: String, reason: FindingMessage) in
            PortugueseCrase(
                written: "\(word.string) \(next.string)", wanted: "\(word.givingCase(to: wanted)) \(next.string)",
                reason: reason)
        }
        switch word.folded {
        case "à" where next.folded == "uma" && !times.contains(third):
            return make("a", "there is no crase before “uma”")
        case "à" where before == next.folded: return make("a", "repeated words take no crase")
        case "à" where exact.contains(next.folded): return make("a", "there is no crase before this word")
        case "à" where weekdays.contains(next.folded) && weekdays.contains(before):
            return make("a", "“de … a” takes no crase")
        case "à" where isInfinitive(next.string): return make("a", "there is no crase before a verb")
        case "à" where isPlural(next.string):
            return make(isMasculinePlural(next.string) ? "a" : "às", "the word is a plural")
        case "às" where isMasculinePlural(next.string): return make("aos", "the word is masculine")
        case "á" where isSmall(next.string): return make("à", "the accent is a grave one")
        case "ás" where times.contains(next.folded) || next.string.allSatisfy(\.isNumber):
            return make("às", "the accent is a grave one")
        default: return nil
        }
    }

    /// Words before which `à` is always incorrect.
    private static let exact = set(
        """
        pé prazo cavalo lápis gás bordo óleo domicílio respeito caminho sério todo todos todas você vocês ele eles ela elas
        mim ti si nós este estes esse esses esta estas essa essas isto isso um uns qualquer quaisquer cada algum alguma
        alguns algumas nenhum nenhuma ninguém alguém tudo nada seu seus meu meus nosso nossos quem cujo cujos cuja cujas o
        os pouco
        """)
    private static let weekdays = set(
        """
        segunda terça quarta quinta sexta sábado domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
        """)
    private static let times = set("hora e da vezes pressas claras escuras cegas avessas")
    /// Words with the ending of an infinitive that are not verbs.
    private static let noVerbs = set(
        """
        mulher colher popular similar familiar militar particular regular singular circular celular titular auxiliar escolar
        muscular solar lunar polar ímpar par linear nuclear
        """)
    private static let shortVerbs = set("ser ter ver vir ler dar")
    private static let noPlurals = set("mais demais jamais depois menos nós atrás")
    private static let feminine = set("fotos motos mãos tribos vós nós")

    private static func set(_ words: String) -> Set<String> {
        Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    /// Excludes names, which have a capital, and compound nouns, as in “à beira-mar”.
    private static func isSmall(_ word: String) -> Bool {
        word.count > 1 && word == word.lowercased() && word.allSatisfy(\.isLetter)
    }

    private static func isInfinitive(_ word: String) -> Bool {
        (word.count > 3 || shortVerbs.contains(word)) && isSmall(word) && !noVerbs.contains(word)
            && ["ar", "er", "ir", "pôr"].contains { word.hasSuffix($0) }
    }

    private static func isPlural(_ word: String) -> Bool {
        word.count > 4 && isSmall(word) && !noPlurals.contains(word)
            && ["as", "os", "ões", "ais", "eis", "ns"].contains { word.hasSuffix($0) }
    }

    private static func isMasculinePlural(_ word: String) -> Bool {
        word.count > 3 && isSmall(word) && word.hasSuffix("os") && !feminine.contains(word)
    }
}
