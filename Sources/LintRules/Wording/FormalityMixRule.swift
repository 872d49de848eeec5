import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds texts that address the reader in another way than most texts.
struct FormalityMixRule: TableRule {
    static let description = RuleDescription(
        id: "formality-mix",
        category: .text,
        summary: "a text addresses the reader in another way than most texts",
        rationale: """
            An app with “tu” on one screen and “você” on the next, or “du” and “Sie”, seems to be written by different \
            people. The rule counts the words that show the form of address in all texts of a language in a table. It \
            reports those of the minority. Words with another meaning do not count.
            """,
        severity: .off,
        impact: .visible,
        scope: .catalog,
        options: [RuleOption("languages", "the languages to check; default: pt, es, fr, de, nl, it, ru and sv")],
        passing: [
            .texts(["en": #""You""#, "pt-BR": #""Você e seus treinos""#, "de": #""Dein Training""#])
        ],
        failing: [
            .entries(
                """
                    "home.hi" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Você treinou hoje" } } } },
                    "home.plan" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "O que você quer?" } } } },
                    "home.rest" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : ↓"Um plano para ti" } } } }
                """),
            .entries(
                """
                    "a" : { "localizations" : {
                      "de" : { "stringUnit" : { "state" : "translated", "value" : "Starte dein Training" } } } },
                    "b" : { "localizations" : {
                      "de" : { "stringUnit" : { "state" : "translated", "value" : "Hast du Zeit?" } } } },
                    "c" : { "localizations" : {
                      "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"Möchten Sie beginnen?" } } } }
                """),
        ]
    )

    private struct Use {
        let shown: ShownText
        let word: String
        let isFormal: Bool
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let asked = findings.options["languages"]
        let languages = table.languages.values.filter { isAsked($0, asked) }.map(\.tag)
        guard !languages.isEmpty else { return }
        var uses: [LanguageTag: [Use]] = [:]
        table.forEachShownText { shown, entry in
            guard languages.contains(shown.language.tag), !shown.isCopy(in: entry) else { return }
            let forms = AddressForms.of[shown.language.code ?? ""]
            guard let forms, let found = forms.first(in: shown.text) else { return }
            uses[shown.language.tag, default: []].append(Use(shown: shown, word: found.word, isFormal: found.isFormal))
        }
        for (_, uses) in uses.sorted(by: { $0.key < $1.key }) { report(uses, into: &findings) }
    }

    private func report(_ uses: [Use], into findings: inout FindingSink) {
        let formal = uses.filter(\.isFormal)
        let familiar = uses.filter { !$0.isFormal }
        let (few, many) = formal.count < familiar.count ? (formal, familiar) : (familiar, formal)
        guard let other = many.first else { return }
        for use in few {
            findings.add(
                Self.message(use, other.word, many.count),
                at: use.shown.text.location, key: use.shown.key.string, language: use.shown.language.tag,
                part: use.shown.path, related: [other.shown.text.location])
        }
    }

    private static func message(_ use: Use, _ usual: String, _ count: Int) -> FindingMessage {
        let (word, usual, text) = (Quotation.of(use.word), Quotation.of(usual), Quotation.of(use.shown.text))
        return count == 1
            ? "addresses the reader with \(word), but another text with \(usual): \(text)"
            : "addresses the reader with \(word), but \(count) other texts with words such as \(usual): \(text)"
    }

    private func isAsked(_ language: LanguageFacts, _ asked: [String]) -> Bool {
        guard let code = language.code, AddressForms.of[code] != nil else { return false }
        return asked.isEmpty || asked.contains(code) || asked.contains(language.canonical.spelling)
    }
}

/// The words of a language that show the form of address.
private struct AddressForms {
    private let familiar: Set<String>
    private let formal: Set<String>
    /// Formal words that count only with a capital in the middle of a sentence.
    private let capitalised: Set<String>

    private init(_ familiar: String, _ formal: String, capitalised: String = "") {
        self.familiar = Set(familiar.split(separator: " ").map(String.init))
        self.formal = Set(formal.split(separator: " ").map(String.init))
        self.capitalised = Set(capitalised.split(separator: " ").map(String.init))
    }

    static let of: [String: AddressForms] = [
        "pt": AddressForms("tu teu tua teus tuas ti contigo", "você vocês"),
        "es": AddressForms("tú ti contigo tu tus", "usted"),
        "fr": AddressForms("tu toi tes", "vous votre vos"),
        "de": AddressForms(
            "du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem eurer", "",
            capitalised: "Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer Ihres"),
        "nl": AddressForms("je jij jou jouw", "uw"),
        "it": AddressForms("tu tuo tua tuoi tue", "", capitalised: "Lei Suo Sua Suoi Sue"),
        "ru": AddressForms(
            "ты тебя тебе тобой твой твоя твоё твои твоего твоей", "вы вас вам вами ваш ваша ваше ваши вашего вашей"),
        "sv": AddressForms("du dig din ditt dina", "ni er ert era"),
    ]

    /// The first word that shows the form of address.
    func first(in text: Text) -> (word: String, isFormal: Bool)? {
        let plain = PlainText(text)
        for word in plain.words where word.range.count < 8 && !word.isAllCaps {
            let folded = word.folded
            if familiar.contains(folded) { return (word.string, false) }
            if formal.contains(folded) { return (word.string, true) }
            if capitalised.contains(word.string), isInside(word, plain) { return (word.string, true) }
        }
        return nil
    }

    /// At the beginning of a sentence a capital has no meaning.
    private func isInside(_ word: PlainWord, _ text: PlainText) -> Bool {
        let before = text.scalars[..<word.range.lowerBound].last { !WordScalar.isSpace($0) }
        return before.map { WordScalar.isInside($0) || $0 == "," } ?? false
    }
}
