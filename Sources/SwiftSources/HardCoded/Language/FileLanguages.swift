import CatalogRuntime
import LanguageIdentification

/// The languages that the texts of a file are written in, which tell language from samples of other languages.
struct FileLanguages {
    /// The languages, except English, that at least a third of the texts are written in, by their scripts.
    private let scripts: Set<String>
    /// Whether at least a third of the texts in Latin letters that show a language are not English, so that their words
    /// are not known.
    private let isLatinUnknown: Bool
    private let languages: KnownLanguages
    private let vocabulary: Vocabulary

    /// Finds the languages of a file.
    ///
    /// - Parameters:
    ///   - texts: The texts of the file that people may see.
    ///   - languages: The languages of the project.
    ///   - vocabulary: The words that the project's tables use as language.
    init(_ texts: [Prose], _ languages: KnownLanguages, _ vocabulary: Vocabulary) {
        (self.languages, self.vocabulary) = (languages, vocabulary)
        let written = texts.map { KnownLanguages.script(of: $0) }
        let counts = Dictionary(written.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        let frequent = counts.filter { $0.value * 3 >= texts.count }.keys
        scripts = Self.related(Set(frequent).union(languages.sources))
        let latin = zip(texts, written).filter { $0.1 == nil && !$0.0.words.isEmpty }.map(\.0)
        let foreign = latin.count { Self.isForeign($0, languages) }
        let english = latin.count { Self.isEnglish($0) }
        isLatinUnknown =
            foreign > 0 && foreign * 2 >= english
            || languages.sources.contains { Self.isLatin($0) && $0 != "en" } && foreign >= english
    }

    /// Adds the languages that share a script: a Japanese text can have only Chinese characters.
    private static func related(_ languages: Set<String>) -> Set<String> {
        var languages = languages
        if !languages.isDisjoint(with: ["ja", "ko", "yue"]) { languages.insert("zh") }
        if !languages.isDisjoint(with: ["uk", "be", "bg", "sr", "mk", "kk", "ky", "mn"]) { languages.insert("ru") }
        if !languages.isDisjoint(with: ["fa", "ur", "ckb"]) { languages.insert("ar") }
        return languages
    }

    private static func isLatin(_ language: String) -> Bool {
        WritingSystem(of: LanguageTag(language))?.isLatin ?? true
    }

    /// Returns whether a text in Latin letters is in another language than English: by its function words, or since no
    /// English word is among several in lower case.
    private static func isForeign(_ prose: Prose, _ languages: KnownLanguages) -> Bool {
        guard !isEnglish(prose) else { return false }
        if let base = languages.base(of: prose) { return base != "en" }
        let lower = prose.lowercaseWords
        return lower.count > 1 && lower.contains { $0.count > 3 }
            || prose.words.count > 1 && lower.contains(where: hasOwnLetter)
    }

    private static func isEnglish(_ prose: Prose) -> Bool {
        let words = prose.words.filter { $0.count > 2 }
        return !words.isEmpty && words.count(where: InterfaceWords.contain) * 2 > words.count
    }

    // MARK: - Proofs

    /// Returns how far the words of a text prove that it is language.
    ///
    /// A remark in brackets proves nothing about a name before it: `Orca 3 (small)`.
    func proof(of text: String, _ prose: Prose) -> LanguageProof {
        if LegalNames.contain(text, prose) { return .none }
        guard text.contains("(") else { return proof(outsideBrackets: text, prose) }
        let outside = Self.withoutBrackets(text)
        let rest = Prose(KeyText(outside))
        return rest.words.isEmpty ? proof(outsideBrackets: text, prose) : proof(outsideBrackets: outside, rest)
    }

    /// Returns a text without its remarks in brackets; the plural in `Item(s)` is none.
    private static func withoutBrackets(_ text: String) -> String {
        var (rest, depth) = ("", 0)
        for character in text {
            if character == "(" {
                if depth > 0 || rest.last?.isLetter != true { depth += 1 }
            } else if character == ")", depth > 0 {
                depth -= 1
                continue
            }
            if depth == 0 { rest.append(character) }
        }
        return rest
    }

    private func proof(outsideBrackets text: String, _ prose: Prose) -> LanguageProof {
        if prose.words.allSatisfy({ NeutralWords.hold($0[...]) }) { return .none }
        if let script = KnownLanguages.script(of: prose) {
            if scripts.contains(script) { return .sentence }
            // A phrase can be a sample, but seldom a long one.
            return prose.words.joined().count > 9 ? .words : .none
        }
        let lower = prose.lowercaseWords
        if isLatinUnknown { return lower.isEmpty ? .words : .sentence }
        guard lower.isEmpty || prose.isTitleCased else { return proof(ofPhrase: text, prose, lower) }
        return proof(ofTitle: text, prose)
    }

    /// Returns the proof of a text whose words are capitalized, as those of names are.
    private func proof(ofTitle text: String, _ prose: Prose) -> LanguageProof {
        let words = prose.words.filter { !isNeutral($0) }
        // What goes on has an ellipsis: “Defragmenting…”.
        if !words.isEmpty, text.last == "…" || text.hasSuffix("...") { return .sentence }
        if words.count > 2, text.last.map({ "!?:".contains($0) }) ?? false { return .sentence }
        let content = words.filter { !FunctionWords.english.contains($0.lowercased()) }
        // Only words such as “All” and “Not” are left: they are no names.
        if content.isEmpty { return words.isEmpty ? .none : .words }
        let known = content.count(where: isKnown)
        // “Sign in to Hudson”, “Open Hudson” and “Version 2” say something of a name.
        let isJoined = content.count < words.count
        let saysMore = isJoined || prose.hasValues || words.first.map(InterfaceWords.isAction) ?? false
        if known * 2 > content.count || saysMore && known * 2 == content.count { return .words }
        if isJoined, prose.hasValues { return .words }
        // Without case, letters tell nothing, as in Hindi.
        return prose.isCased ? .none : .words
    }

    /// Returns the proof of a text with words in lower case, which names seldom have.
    private func proof(ofPhrase text: String, _ prose: Prose, _ lower: [String]) -> LanguageProof {
        guard prose.words.count > 1 || prose.hasValues else { return lower.contains(where: isKnown) ? .words : .none }
        if lower.count > 3 || prose.words.contains(where: isKnown) { return .sentence }
        if endsSentence(text) || prose.words.count > 2 && prose.hasValues && lower.count > 1 { return .sentence }
        return languages.base(of: prose) != nil || lower.contains(where: Self.hasOwnLetter) ? .sentence : .none
    }

    /// Returns whether a word has a letter that English lacks, except those of transcriptions: `họ`, but not `jīntiān`.
    private static func hasOwnLetter(_ word: String) -> Bool {
        word.contains { $0.isLetter && !$0.isASCII } && !word.contains(where: transcribed.contains)
    }

    private static let transcribed: Set<Character> = [
        "ā", "ē", "ī", "ō", "ū", "ǎ", "ě", "ǐ", "ǒ", "ǔ", "ǖ", "ǘ", "ǚ", "ǜ",
    ]

    private func isKnown(_ word: String) -> Bool {
        if InterfaceWords.contain(word) || vocabulary.has([word]) { return true }
        let parts = word.split(separator: "-").filter { !$0.allSatisfy(\.isUppercase) }
        return word.contains("-") && !parts.isEmpty && parts.allSatisfy { InterfaceWords.contain(String($0)) }
    }

    /// Returns whether all words of a text are abbreviations in capitals: `IOB`.
    func isAbbreviated(_ prose: Prose) -> Bool {
        prose.words.allSatisfy { isAbbreviation($0) && !isKnown($0) }
    }

    private func isAbbreviation(_ word: String) -> Bool {
        word.count < 6 && word.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    /// Returns whether a word is a letter, an abbreviation, a unit or the name of a product.
    private func isNeutral(_ word: String) -> Bool {
        guard word.count > 1 else { return true }
        if NeutralWords.hold(word[...]) { return true }
        return isAbbreviation(word) && !isKnown(word)
    }

    private func endsSentence(_ text: String) -> Bool { text.last.map { ".…!?".contains($0) } ?? false }
}
