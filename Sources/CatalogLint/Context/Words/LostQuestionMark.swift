import CatalogCore

extension UnitContext {
    /// Whether the source is one question, and the translation has the same shape without its mark.
    ///
    /// A translation with another mark at its end, or with several sentences, may say the same in another way.
    package var losesQuestionMark: Bool {
        guard let sourceText, sourceText.utf8.contains(UInt8(ascii: "?")), let code = language.code,
            !LostQuestionMark.languages.contains(code), let sourcePlain
        else { return false }
        if LostQuestionMark.opensAQuestion(plain.scalars) { return true }
        guard LostQuestionMark.isQuestion(sourcePlain.scalars), sourcePlain.words.count > 1,
            isAnotherLanguageThanSource,
            !LostQuestionMark.isHeading(sourcePlain)
        else { return false }
        let scalars = plain.scalars
        return LostQuestionMark.hasNoMark(scalars) && scalars.contains(where: WordScalar.isLetter)
            && (plain.words.count > 1 || scalars.contains { WordScalar.writing(of: $0) == .unspaced })
            && !(code == "el" && scalars.contains(";"))
    }
}

/// The marks of questions and sentences.
private enum LostQuestionMark {
    /// Languages in which a particle can take the place of the mark.
    static let languages: Set<String> = ["bo", "dz", "ja", "km", "ko", "lo", "my", "th"]

    /// Returns whether a text begins with “What’s new”, which other languages say as a statement: “Neuerungen”.
    static func isHeading(_ text: PlainText) -> Bool {
        let letters = text.scalars.lazy.filter(WordScalar.isLetter).prefix(9)
        let start = String(String.UnicodeScalarView(letters)).lowercased()
        return start.hasPrefix("whatsnew") || start == "whatisnew"
    }

    /// Returns whether a text is one sentence, and ends in a question mark.
    static func isQuestion(_ scalars: [Unicode.Scalar]) -> Bool {
        let core = scalars.reversed().drop { WordScalar.isSpace($0) }.reversed()
        guard core.last == "?" else { return false }
        return core.dropLast().allSatisfy { scalar in
            // An emoji often ends a sentence, too.
            !questions.contains(scalar) && !ends.contains(scalar) && scalar != "\n"
                && !scalar.properties.isEmojiPresentation
        }
    }

    /// Returns whether a text has `¿` and nothing that ends a question.
    static func opensAQuestion(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.contains("¿") && !scalars.contains { $0 != "¿" && questions.contains($0) }
    }

    /// Returns whether a text has no mark that can end a sentence, and none of a question.
    static func hasNoMark(_ scalars: [Unicode.Scalar]) -> Bool {
        scalars.allSatisfy { !questions.contains($0) && !ends.contains($0) && $0 != "\n" }
    }

    private static let questions: Set<Unicode.Scalar> = [
        "?", "？", "؟", "¿", "⁇", "⁈", "⁉", "‽", "՞", "\u{37E}", "፧", "⸮", "﹖",
    ]
    private static let ends: Set<Unicode.Scalar> = [
        ".", "!", "…", ":", "。", "．", "｡", "！", "：", "।", "۔", "።", "¡", "⋯", "‼",
    ]
}
