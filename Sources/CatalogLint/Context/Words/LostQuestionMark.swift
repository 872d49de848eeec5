import CatalogCore

extension UnitContext {
    /// Whether the source ends in its only question, and the translation has the same shape without its mark.
    ///
    /// A translation with another mark at its end, or with another number of sentences, may say the same in another way.
    package var losesQuestionMark: Bool {
        guard let sourceText, sourceText.utf8.contains(UInt8(ascii: "?")), let code = language.code,
            !LostQuestionMark.languages.contains(code), let sourcePlain
        else { return false }
        if LostQuestionMark.opensAQuestion(plain.scalars) { return true }
        guard let sentences = LostQuestionMark.sentences(beforeQuestionIn: sourcePlain.scalars),
            sourcePlain.words.count > 1, isAnotherLanguageThanSource, !LostQuestionMark.isPrompt(sourcePlain)
        else { return false }
        let scalars = plain.scalars
        return LostQuestionMark.sentences(beforeOpenEndIn: scalars) == sentences
            && (plain.words.count > 1 || scalars.contains { WordScalar.writing(of: $0) == .unspaced })
            && !(code == "el" && scalars.contains(";"))
    }

    /// Whether a text without its mark is a question: it has `¿`, or the source is a whole question in English and the
    /// text is about as long, so that it hardly says something else.
    package var isCertainlyQuestion: Bool {
        if LostQuestionMark.opensAQuestion(plain.scalars) { return true }
        guard let sourcePlain, LostQuestionMark.isWhole(sourcePlain) else { return false }
        let (length, sourceLength) = (plain.scalars.count, sourcePlain.scalars.count)
        // A character of Chinese stands for a word or half of one.
        let isUnspaced = plain.scalars.contains { WordScalar.writing(of: $0) == .unspaced }
        return length * (isUnspaced ? 6 : 3) >= sourceLength * (isUnspaced ? 1 : 2) && length <= sourceLength * 2
    }
}

/// The marks of questions and sentences.
private enum LostQuestionMark {
    /// Languages in which a particle can take the place of the mark.
    static let languages: Set<String> = ["bo", "dz", "ja", "km", "ko", "lo", "my", "th"]

    /// Returns whether a text is a heading or a prompt that other languages say as a statement.
    ///
    /// Examples are “What’s new?” (“Neuerungen”), “Forgot password?” (“Ich habe mein Passwort vergessen”), and “Already
    /// registered?”. A text that begins in lower case continues another one.
    static func isPrompt(_ text: PlainText) -> Bool {
        let letters = text.scalars.lazy.filter(WordScalar.isLetter).prefix(longestPrompt)
        if letters.first?.properties.isLowercase ?? true { return true }
        let start = String(String.UnicodeScalarView(letters)).lowercased()
        return prompts.contains { start.hasPrefix($0) }
    }

    private static let prompts = [
        "whatsnew", "whatisnew", "forgot", "lostyour", "needhelp", "needmore", "havingtrouble", "trouble", "problem",
        "alreadyhave", "alreadya", "donthave", "noaccount", "newto",
    ]
    private static let longestPrompt = 13

    /// Returns whether the last sentence of an English text begins like a question: with an auxiliary verb and another
    /// word, or with a question word.
    static func isWhole(_ text: PlainText) -> Bool {
        guard let end = text.scalars.lastIndex(where: WordScalar.isLetter) else { return false }
        let start = text.scalars[...end].lastIndex { ends.contains($0) || "\n,–—".unicodeScalars.contains($0) }
        let words = text.words.filter { $0.range.lowerBound > start ?? -1 }.prefix(2).map(\.folded)
        guard let first = words.first, openings.contains(first) else { return false }
        // “How it works?” is a heading: an auxiliary verb is missing.
        return words.count < 2 || !subjects.contains(words[1]) || !questionWords.contains(first)
    }

    private static let questionWords: Set<String> = ["what", "when", "where", "why", "how"]
    /// The words that do not follow the question word of a whole question.
    private static let subjects: Set<String> = ["it", "to", "you", "we", "they", "this", "i"]

    /// The auxiliary verbs and question words of English, which begin every whole question.
    private static let openings: Set<String> = [
        "am", "are", "is", "was", "were", "do", "does", "did", "have", "has", "had", "will", "would", "can", "could",
        "may", "might", "shall", "should", "must", "aren't", "isn't", "don't", "doesn't", "didn't", "haven't", "hasn't",
        "won't", "wouldn't", "can't", "couldn't", "shouldn't", "aren’t", "isn’t", "don’t", "doesn’t", "didn’t",
        "haven’t", "hasn’t", "won’t", "wouldn’t", "can’t", "couldn’t", "shouldn’t", "who", "whom", "whose", "what",
        "which", "when", "where", "why", "how",
    ]

    /// Returns the number of sentences before the question that ends a text; nil if a text has another shape.
    static func sentences(beforeQuestionIn scalars: [Unicode.Scalar]) -> Int? {
        let core = scalars.reversed().drop { WordScalar.isSpace($0) }.reversed()
        guard core.last == "?" else { return nil }
        return sentences(before: Array(core.dropLast()))
    }

    /// Returns the number of sentences before words without a mark at the end of a text; nil for another shape.
    static func sentences(beforeOpenEndIn scalars: [Unicode.Scalar]) -> Int? {
        guard let last = scalars.last(where: { !WordScalar.isSpace($0) }), !ends.contains(last),
            let lastSentence = scalars.split(whereSeparator: { ends.contains($0) || $0 == "\n" }).last,
            lastSentence.contains(where: WordScalar.isLetter)
        else { return nil }
        return sentences(before: scalars)
    }

    /// Counts the ends of sentences, and lines; nil if one of them is a question.
    ///
    /// An emoji often ends a sentence, too.
    private static func sentences(before scalars: [Unicode.Scalar]) -> Int? {
        var count = 0
        var isBehindEnd = true
        for scalar in scalars {
            if questions.contains(scalar) || scalar.properties.isEmojiPresentation { return nil }
            let isEnd = ends.contains(scalar) || scalar == "\n"
            if isEnd, !isBehindEnd { count += 1 }
            if !WordScalar.isSpace(scalar) || isEnd { isBehindEnd = isEnd }
        }
        return count
    }

    /// Returns whether a text has `¿` and nothing that ends a question.
    static func opensAQuestion(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.contains("¿") && !scalars.contains { $0 != "¿" && questions.contains($0) }
    }

    private static let questions: Set<Unicode.Scalar> = [
        "?", "？", "؟", "¿", "⁇", "⁈", "⁉", "‽", "՞", "\u{37E}", "፧", "⸮", "﹖",
    ]
    private static let ends: Set<Unicode.Scalar> = [
        ".", "!", "…", ":", "。", "．", "｡", "！", "：", "।", "۔", "።", "¡", "⋯", "‼",
    ]
}
