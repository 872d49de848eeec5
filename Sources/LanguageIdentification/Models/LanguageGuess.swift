import CatalogRuntime

/// The detected language of words, if it almost certainly differs from the declared language.
package struct LanguageGuess: Sendable {
    /// The code of the language; nil if the text can also be in a similar one.
    package let language: String?
    /// The log-likelihood ratio of the detected to the declared language, in quarters of a natural logarithm.
    let margin: Int

    /// The required margin of all words together: 7 in natural logarithm.
    ///
    /// The value comes from translations of 30 programs. With this margin, the check wrongly reports one text in a
    /// hundred thousand. It finds 14 of 15 texts in a wrong language with more than 40 letters.
    private static let enough = 28
    /// The required margins if the detected language, or the declared language, has little training data.
    private static let (enoughOfSparse, enoughAgainstSparse) = (36, 48)
    /// The required margin if the declared language is similar to the detected one.
    private static let enoughOfSibling = 40
    /// The minimum number of words; fewer words may not be representative.
    private static let fewestWords = 4

    /// Returns whether a text may have enough words for a guess.
    ///
    /// The test is fast, because it only counts bytes that can end a word. These are spaces and other ASCII characters
    /// without letters, and all bytes that can begin punctuation beyond ASCII.
    package static func mayHaveEnoughWords(_ text: ArraySlice<UInt8>) -> Bool {
        var ends = 0
        var isInWord = false
        for byte in text {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A: isInWord = true
            case 0..<0x80:
                if isInWord { ends &+= 1 }
                isInWord = false
            // Most letters of Latin and Cyrillic begin with 0xC3 to 0xD7, as do the signs × and ÷.
            case 0xC2, 0xD8...0xFF: ends &+= 1
            default: isInWord = true
            }
            if ends >= fewestWords - 1 { return true }
        }
        return false
    }

    /// Compares words with all languages of a model.
    ///
    /// - Parameters:
    ///   - words: Distinct words in lowercase and in the model's script.
    ///   - declared: The language that the words should be in.
    ///   - near: Languages that the words are more likely in than in others, such as those of the same key. One of them is
    ///     the detected language if the words certainly are not in the declared language, and if no other language is
    ///     certainly more likely.
    package init?(
        _ words: [String], declared: ModelLanguage, in model: LanguageModel, near: [LanguageTag] = []
    ) {
        guard words.count >= Self.fewestWords else { return nil }
        let support = words.map { model.support(ofWord: $0) }
        let totals = model.languages.indices.map { language in support.reduce(0) { $0 + $1.bounded(language) } }
        guard let best = declared.others.max(by: { totals[$0] < totals[$1] }),
            let expected = declared.expected.max(by: { totals[$0] < totals[$1] })
        else { return nil }
        let margin = { (language: Int, other: Int) in
            support.reduce(0) { $0 + $1.margin(for: language, over: other) }
        }
        let declaredSiblings = LanguageKinship.siblings(of: model.languages[declared.index])
        let isCertain = { (language: Int) in
            let least = declaredSiblings.contains(model.languages[language]) ? Self.enoughOfSibling : 0
            return margin(language, expected) >= max(least, Self.enough(for: language, declared: declared))
        }
        guard isCertain(best) else { return nil }
        let codes = Set(near.compactMap(\.canonical.language))
        let nearest = declared.others.filter { codes.contains(model.languages[$0]) }.max { totals[$0] < totals[$1] }
        let detected = nearest.flatMap { isCertain($0) && margin(best, $0) < Self.enough ? $0 : nil } ?? best
        self.margin = margin(detected, expected)
        let siblings = LanguageKinship.siblings(of: model.languages[detected])
        let isAlone = declared.others.allSatisfy { other in
            other == detected || !siblings.contains(model.languages[other])
                || margin(detected, other) >= Self.enough
        }
        language = isAlone || detected == nearest ? model.languages[detected] : nil
    }

    private static func enough(for language: Int, declared: ModelLanguage) -> Int {
        if declared.isSparse { return enoughAgainstSparse }
        return declared.sparse.contains(language) ? enoughOfSparse : enough
    }
}
