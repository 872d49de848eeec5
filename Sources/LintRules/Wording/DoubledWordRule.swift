import CatalogCore
import CatalogLint

/// Finds a word that is repeated.
struct DoubledWordRule: UnitRule {
    static let description = RuleDescription(
        id: "doubled-word",
        category: .text,
        summary: "a word is repeated",
        rationale: """
            It is left over from an edit, and its author easily overlooks it. The rule ignores words that are doubled \
            for a reason (“that that”, “vous vous”, “die die”), names, and words that the source doubles too. It also \
            ignores three in a row, and languages that form words by doubling.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Know that that counts. Go, go! Run run run""#, "fr": #""Vous vous entraînez""#]),
            .texts(["en": #""Duran Duran mix""#, "pt-BR": #""Mix de Duran Duran""#, "vi": #""Luôn luôn""#]),
            .texts(["en": #""12 12 · %@ %@""#, "pt-BR": #""de\nde""#]),
            .texts(["en": #""Slow down""#, "it": #""Rallenta piano piano""#]),
        ],
        failing: [
            .texts(["en": #"↓"Start the the workout""#, "pt-BR": #""Iniciar treino""#]),
            .texts(["en": #""Muscle gain""#, "pt-BR": #"↓"Ganho de de massa""#]),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.isInUse, let language = unit.language.code, !Doubling.languages.contains(language),
            let word = Self.doubled(in: unit.plain), language != "it" || word.count < 4,
            !Doubling.isUsual(word, in: language),
            Self.doubled(in: unit.sourcePlain) == nil
        else { return }
        findings.add(
            "the word \(Quotation.of(word)) is repeated: \(Quotation.of(unit.text))", at: unit.text.place,
            language: unit.language.tag, part: unit.path)
    }

    private static func doubled(in text: PlainText?) -> String? {
        guard let text, text.scalars.count > 4 else { return nil }
        let words = text.words
        guard words.count > 1 else { return nil }
        for index in words.indices.dropFirst() {
            let (left, right) = (words[index - 1], words[index])
            let gap = text.scalars[left.range.upperBound..<right.range.lowerBound]
            guard left.range.count == right.range.count, left.range.count > 1, gap.allSatisfy({ $0 == " " }),
                left.folded == right.folded, !(left.isCapitalised && right.isCapitalised),
                left.string.contains(where: \.isLetter)
            else { continue }
            let isThird = [index - 2, index + 1].contains {
                words.indices.contains($0) && words[$0].folded == left.folded
            }
            if !isThird { return right.string }
        }
        return nil
    }
}

/// Words that may rightly be doubled.
private enum Doubling {
    /// Languages that form words by doubling.
    static let languages: Set<String> = [
        "ar", "az", "bn", "fa", "fil", "gu", "hi", "id", "ja", "jv", "kk", "km", "kn", "ko", "lo", "ml", "mr", "ms",
        "my", "ne", "pa", "si",
        "sw", "ta", "te", "th", "tk", "tl", "tr", "ur", "vi", "xh", "zh", "zu", "haw", "mi",
    ]
    private static let words: [String: Set<String>] = [
        "en": ["that", "had", "very", "bye", "no", "so", "ha", "is", "go", "really", "knock", "night", "there", "hey"],
        "de": ["die", "der", "das", "sie", "den", "dem", "sehr", "so"],
        "fr": ["nous", "vous", "très", "faire"],
        "nl": ["dat", "die", "heel", "u", "je"], "sv": ["att"], "da": ["at", "der"], "nb": ["at", "som"],
        "it": ["ora", "via", "man"],
        "es": ["muy", "casi", "no", "solo"], "gl": ["se"], "ast": ["toes"], "an": ["un"],
        "pt": ["logo", "muito", "quase", "bem", "não"], "pl": ["bardzo", "się"],
        "ru": ["очень", "еле", "чуть", "родителя"], "eo": ["al"], "he": ["לאט", "מאוד"], "ro": ["foarte"],
    ]

    static func isUsual(_ word: String, in language: String) -> Bool {
        words[language]?.contains(word.lowercased()) ?? false
    }
}
