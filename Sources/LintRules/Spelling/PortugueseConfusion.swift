import CatalogLint

/// A Portuguese phrase that is confused with one that sounds alike.
struct PortugueseConfusion {
    /// The phrase in the text.
    let written: String
    /// The intended phrase.
    let wanted: String

    private static let phrases = PhraseTable(PortugueseConfusionTable.phrases)
    private static let words = Dictionary(
        PortugueseConfusionTable.words.split { $0 == " " || $0 == "\n" }.map { pair in
            let sides = pair.split(separator: "=")
            return (String(sides[0]), String(sides[sides.count - 1]).replacing("_", with: " "))
        }
    ) { first, _ in first }
    private static let wordFilter = WordFilter(words.keys)
    private static let filter = WordFilter(
        Array(words.keys) + phrases.words + homophones + ["mau", "porque"])
    /// The words that count only behind a comma, and the last word of “por que?”: too frequent to look for elsewhere.
    private static let markFilter = WordFilter(phrases.wordsAfterComma + ["mais", "que"])
    /// The forms of “section”, “session” and “cession”, which sound alike.
    private static let homophones: Set<String> = [
        "seção", "seções", "secção", "secções", "sessão", "sessões", "cessão", "cessões",
    ]

    /// Returns whether a text can contain a confused phrase.
    static func mayStand(in text: WordHashes) -> Bool {
        let hasMark = text.bytes.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "?") }
        return filter.mayKnowAWord(of: text) || hasMark && markFilter.mayKnowAWord(of: text)
    }

    /// Returns whether a lowercase word is wrong in every context.
    static func isNoWord(_ word: String) -> Bool { words[word] != nil }

    /// Returns the first confused phrase in a text.
    ///
    /// - Parameter source: The source text of the translation.
    static func first(
        in text: PlainText, _ variant: PortugueseVariant?, source: PlainText?
    ) -> PortugueseConfusion? {
        let tokens = SpokenToken.all(in: text)
        for index in tokens.indices {
            if wordFilter.mayKnow(tokens[index].folded.utf8), let wanted = words[tokens[index].folded] {
                return PortugueseConfusion(
                    written: tokens[index].string, wanted: tokens[index].givingCase(to: wanted))
            }
            if let found = phrases.match(tokens, at: index) { return found }
            if let found = question(tokens, index, variant) ?? adverb(tokens, index) { return found }
        }
        return source.flatMap { homophone(tokens, $0, variant) }
    }

    /// Returns “seção” (section) in place of “sessão” (session), or the reverse, according to the source text.
    ///
    /// Returns nil if the text contains both words, because each can translate a word of the source.
    private static func homophone(
        _ tokens: [SpokenToken], _ source: PlainText, _ variant: PortugueseVariant?
    ) -> PortugueseConfusion? {
        guard tokens.contains(where: { homophones.contains($0.folded) }) else { return nil }
        let given = source.words.map(\.folded)
        let isSession = given.contains { $0.hasPrefix("session") }
        guard isSession != given.contains(where: { $0.hasPrefix("section") }) else { return nil }
        let section = variant == .european ? "secç" : "seç"
        let (right, wrong) = isSession ? (["sess"], ["seç", "secç", "cess"]) : (["seç", "secç"], ["sess", "cess"])
        let isForm = { (token: SpokenToken, starts: [String]) in
            starts.contains { token.folded == $0 + "ão" || token.folded == $0 + "ões" }
        }
        guard !tokens.contains(where: { isForm($0, right) }), let token = tokens.first(where: { isForm($0, wrong) })
        else {
            return nil
        }
        let wanted = (isSession ? "sess" : section) + token.folded.suffix(token.folded.hasSuffix("s") ? 3 : 2)
        return PortugueseConfusion(written: token.string, wanted: token.givingCase(to: wanted))
    }

    /// Returns a misspelled “why”: “por quê?” ends a question, and “por que” begins a question in Brazil.
    private static func question(
        _ tokens: [SpokenToken], _ index: Int, _ variant: PortugueseVariant?
    ) -> PortugueseConfusion? {
        let token = tokens[index]
        let why = variant == .european ? "porquê?" : "por quê?"
        if token.folded == "porque" {
            if tokens.dropFirst(index + 1).first?.folded == "?" {
                return PortugueseConfusion(written: token.string + "?", wanted: token.givingCase(to: why))
            }
            let isOneQuestion = index == 0 && tokens.last?.folded == "?" && tokens.count(where: \.isMark) == 1
            guard variant == .brazilian, isOneQuestion else { return nil }
            return PortugueseConfusion(written: token.string, wanted: token.givingCase(to: "por que"))
        }
        guard token.folded == "por", tokens.dropFirst(index + 1).prefix(2).map(\.folded) == ["que", "?"] else {
            return nil
        }
        return PortugueseConfusion(written: "\(token.string) que?", wanted: token.givingCase(to: why))
    }

    /// Returns the adjective “mau” before a participle, where the adverb “mal” is correct.
    ///
    /// Also returns “mais” (more) in “, mais não”, where “mas” (but) is correct.
    private static func adverb(_ tokens: [SpokenToken], _ index: Int) -> PortugueseConfusion? {
        guard index + 1 < tokens.count else { return nil }
        let (token, next) = (tokens[index], tokens[index + 1])
        if token.folded == "mau", participles.contains(where: { next.folded.hasSuffix($0) }), next.folded.count > 5,
            !nouns.contains(next.folded)
        {
            return PortugueseConfusion(
                written: "\(token.string) \(next.string)", wanted: "\(token.givingCase(to: "mal")) \(next.string)")
        }
        guard token.folded == "mais", next.folded == "não", index > 0, tokens[index - 1].folded == "," else {
            return nil
        }
        return PortugueseConfusion(written: ", mais \(next.string)", wanted: ", mas \(next.string)")
    }

    private static let participles = ["ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas"]
    private static let nouns: Set<String> = [
        "pedido", "estado", "resultado", "sentido", "marido", "bocado", "olhado", "grado", "partido", "soldado",
        "cuidado",
        "aprendizado", "mercado", "sábado", "passado", "pecado", "sapato", "recado", "advogado", "empregado",
        "namorado",
    ]
}
