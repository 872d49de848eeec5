/// Answers in which a service speaks for itself: it excuses itself, or says what it is about to do.
enum SmallTalk {
    /// Whether a text is talk where a translation should be.
    ///
    /// An app may be sorry itself: where the source says so, the same words are its translation.
    static func isFound(in text: String, insteadOf source: String) -> Bool {
        let (answer, asked) = (plain(text), plain(source))
        if fences.contains(where: { answer.contains($0) && !asked.contains($0) }) { return true }
        if announcements.contains(where: { answer.hasPrefix($0) && !asked.hasPrefix($0) }) { return true }
        guard !regrets.contains(where: asked.contains) else { return false }
        return excuses.contains { answer.hasPrefix($0) } || confessions.contains { answer.contains($0) }
    }

    private static func plain(_ text: String) -> String {
        let letters = text.lowercased().map { $0 == "’" ? "'" : $0 }
        return String(letters.drop { !$0.isLetter && $0 != "`" })
    }

    /// Words of a source text that may well be translated by an excuse.
    private static let regrets = [
        "sorry", "can't", "cannot", "can not", "unable", "couldn't", "could not", "apolog", "not able", "impossible",
    ]

    /// How models begin when they decline, in the languages in which they mostly do.
    private static let excuses = [
        "i'm sorry", "i am sorry", "sorry, i", "sorry, but i", "i apologize", "i can't ", "i cannot ", "i can not ",
        "i'm unable", "i am unable", "i'm not able", "i won't ", "unfortunately, i ", "desculpe, mas ",
        "desculpe, não posso",
        "sinto muito, mas", "lo siento, pero", "lo siento, no puedo", "je suis désolé, mais", "désolé, mais je",
        "es tut mir leid, aber", "mi dispiace, ma", "申し訳ありませんが", "抱歉，我",
    ]

    /// What only a model says.
    private static let confessions = [
        "as an ai", "as a language model", "i can't assist", "i cannot assist", "i can't help with",
        "i can't translate",
        "i cannot translate", "como um modelo de linguagem", "como modelo de lenguaje",
    ]

    private static let announcements = [
        "here is the translation", "here's the translation", "here are the translations", "translation:",
        "translated text:", "sure, here", "sure! here", "certainly! here", "tradução:", "traducción:",
    ]

    private static let fences = ["```", "<think>"]
}
