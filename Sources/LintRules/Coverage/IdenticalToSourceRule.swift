import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds translations that are the same as their source.
struct IdenticalToSourceRule: UnitRule {
    static let description = RuleDescription(
        id: "identical-to-source",
        category: .coverage,
        summary: "a translation is the same as its source text",
        rationale: """
            The translation may have been forgotten. Many texts are the same for good reasons. The rule ignores names, \
            the do-not-translate words of the configuration, numbers, units, addresses, abbreviations and copyright \
            lines. It also ignores short words that two languages share, variants of one language such as pt-PT and \
            pt-BR, and texts that most other languages keep. `untranslated-sentence` reports whole sentences.
            """,
        severity: .note,
        impact: .visible,
        scope: .unit,
        tables: .all,
        options: [RuleOption("ignore", "texts and words that may stay the same; case does not matter")],
        passing: [
            .texts(["en": #""Settings""#, "en-GB": #""Settings""#, "pt-BR": #""Ajustes""#]),
            .texts(["en": #""Menu""#, "pt-BR": #""Menu""#]),
            .texts(["en": #""GPS · %lld km · Wi-Fi""#, "pt-BR": #""GPS · %lld km · Wi-Fi""#]),
            .texts(["en": #""https://fittoday.app/help""#, "pt-BR": #""https://fittoday.app/help""#]),
            .texts(["en": #""FitPal Premium""#, "pt-BR": #""FitPal Premium""#]),
            .texts(["en": #""Copyright © The Authors""#, "fr": #""Copyright © The Authors""#]),
            .texts(
                ["en": #""Body Pump""#, "de": #""Body Pump""#, "es": #""Body Pump""#, "pt-BR": #""Body Pump""#]),
            .texts(
                ["en": #""Body Pump""#, "pt-BR": #""Body Pump""#],
                options: RuleOptions(["do-not-translate": ["Body Pump"]])),
            .texts(["en": #""Workout""#, "pt-BR": #""Workout""#], options: RuleOptions(["ignore": ["workout"]])),
        ],
        failing: [
            .texts(["en": #""Settings""#, "pt-BR": #"↓"Settings""#]),
            .texts(["en": #""Start your workout""#, "de": #""Training starten""#, "pt-BR": #"↓"Start your workout""#]),
            .texts(["en": #""Home""#, "de": #""Start""#, "es": #""Inicio""#, "fr": #"↓"Home""#, "it": #""Inizio""#]),
        ]
    )

    static let interest = UnitInterest.every

    /// Two languages rarely share a single word of this length.
    private static let longWord = 8
    /// Fewer other languages prove nothing.
    private static let enoughWitnesses = 3

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard finds(unit, ignoring: findings.options["ignore"]), !unit.isUntranslatedSentence else { return }
        findings.add(
            "the same as the source text, \(Quotation.of(unit.text))", at: unit.text.place,
            language: unit.language.tag, part: unit.path)
    }

    /// Whether a text is a copy of its source and looks forgotten.
    ///
    /// - Parameter ignored: Words and phrases that stay the same in every language, in addition to those of the settings.
    func finds(_ unit: UnitContext, ignoring ignored: [String]) -> Bool {
        guard let source = copiedSource(of: unit), unit.unit.state != .new, unit.unit.state != .needsReview,
            unit.entry.isTranslatable, unit.isAnotherLanguageThanSource, !unit.entry.isBundleName,
            !(unit.entry.storeTextKey?.isName ?? false),
            !Self.hasCopyrightSign(unit.text)
        else { return false }
        let ignored = unit.entry.table.settings.doNotTranslate + ignored
        let words = unit.entry.translatableWords(of: source, ignoring: ignored).words
        return words.first.map { looksForgotten(words, $0, unit) } ?? false
    }

    /// The source text, if the text is a copy of it.
    private func copiedSource(of unit: UnitContext) -> Text? {
        guard !unit.language.isSource, let source = unit.sourceText, unit.text.hasSameContents(as: source) else {
            return nil
        }
        return source
    }

    private static func hasCopyrightSign(_ text: Text) -> Bool {
        !text.isPlainASCII && text.string.unicodeScalars.hasCopyrightSign
    }

    private func looksForgotten(_ words: [Substring], _ first: Substring, _ unit: UnitContext) -> Bool {
        let (same, count) = unit.sameTranslations
        let hasEnoughWitnesses = count >= Self.enoughWitnesses
        if hasEnoughWitnesses ? same * 2 >= count : same * 2 > count { return false }
        if words.count > 1 { return true }
        guard first.count < Self.longWord else { return !SharedWords.mayHave(first, unit.language.canonical) }
        return hasEnoughWitnesses && same == 0
            && !unit.otherTranslations.contains { SharedWords.haveOneRoot($0.string, first) }
    }
}

extension EntryContext {
    /// Whether the key is one of Info.plist's for the app's names and its copyright.
    var isBundleName: Bool {
        table.kind == .infoPlist && (key.hasPrefix("CFBundle") || key == "NSHumanReadableCopyright")
    }
}

/// Words that two languages have in common.
private enum SharedWords {
    private static let endings: [String: [String]] = [
        "fr": ["tion", "tions", "sion", "sions", "ique", "iques", "ance", "able", "ment", "ments", "age", "ages"],
        "de": ["tion", "sion", "ment"], "sv": ["tion", "sion"], "da": ["tion", "sion"], "nb": ["tion", "sion"],
        "es": ["al", "able"], "pt": ["al"], "ca": ["al", "able"], "gl": ["al"], "it": ["able"],
    ]

    /// Whether a word has an ending that the language shares with others through Latin or French.
    static func mayHave(_ word: Substring, _ language: LanguageTag) -> Bool {
        let lowered = word.lowercased()
        return endings[language.language ?? ""]?.contains { lowered.hasSuffix($0) } ?? false
    }

    /// Whether a word of another language's text begins as the word does: `Error`, `Erro`, `Errore`.
    static func haveOneRoot(_ text: String, _ word: Substring) -> Bool {
        let root = word.lowercased().prefix(3)
        return text.lowercased().split { !$0.isLetter }.contains { $0.hasPrefix(root) }
    }
}
