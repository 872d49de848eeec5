import CatalogCore
import CatalogLint

/// Finds translations in which a do-not-translate word is missing or changed.
struct DoNotTranslateTermRule: UnitRule {
    private static let names = RuleOptions(["do-not-translate": ["FitToday", "Apple Health", "Health", "Pro"]])

    static let description = RuleDescription(
        id: "do-not-translate-term",
        category: .consistency,
        summary: "a do-not-translate word is missing or changed in a translation",
        rationale: """
            The `do-not-translate` words of the configuration are names: people look for them in the form that they \
            know, and trademarks must not change. Each must appear in a translation as often as in the source, with \
            the same spelling. In languages that inflect names, such as Finnish, it may have an ending. If two of the \
            words overlap, the longer one counts.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .review,
        passing: [
            .texts(
                ["en": #""Open FitToday""#, "pt-BR": #""Abrir o FitToday""#, "ja": #""FitTodayを開く""#], options: names),
            .texts(["en": #""In FitToday""#, "fi": #""FitTodayssa""#], options: names),
            .texts(["en": #""Apple Health""#, "pt-BR": #""Apple Health""#], options: names),
            .texts(["en": #""A pro at the program""#, "pt-BR": #""Profissional no programa""#], options: names),
        ],
        failing: [
            .texts(["en": #""Open FitToday""#, "pt-BR": #"↓"Abrir o app""#], options: names),
            .texts(["en": #""FitToday Pro""#, "pt-BR": #"↓"Fit Today Pro""#], options: names),
            .texts(["en": #""Connect to Apple Health""#, "pt-BR": #"↓"Conectar ao Saúde da Apple""#], options: names),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let terms = unit.entry.table.fixedTerms
        guard !terms.isEmpty, let source = unit.sourceText, unit.isInUse, unit.entry.isTranslatable,
            let plain = unit.sourcePlain, !unit.text.isBlank, !unit.text.hasSameContents(as: source)
        else { return }
        let strictness = TermPattern.Strictness.exact
        let all = terms.flatMap { $0.matches(in: plain, strictness) }
        guard !all.isEmpty else { return }
        for term in terms {
            let asked = term.matches(in: plain, strictness).outside(longer: all).count
            guard asked > 0, count(of: term, in: unit) < asked else { continue }
            findings.add(
                message(term, asked, unit, source), at: unit.text.location, language: unit.language.tag,
                part: unit.path)
        }
    }

    private func count(of term: TermPattern, in unit: UnitContext) -> Int {
        let isInflected = NameInflection.languages.contains(unit.language.code ?? "")
        return term.matches(in: unit.plain, isInflected ? .exactStems : .exact).count
    }

    private func message(_ term: TermPattern, _ asked: Int, _ unit: UnitContext, _ source: Text) -> FindingMessage {
        let other = term.matches(in: unit.plain, .words).map { unit.plain.string(of: $0) }
            .first { $0 != term.spelling }
        let (name, text, original) = (Quotation.of(term.spelling), Quotation.of(unit.text), Quotation.of(source))
        if let other {
            return "\(name) must not be translated, but is written \(Quotation.of(other)): \(text) for \(original)"
        }
        return asked > 1
            ? """
            \(name) must not be translated and is missing; the source has it \(asked) times: \(text) for \
            \(original)
            """
            : "\(name) must not be translated and is missing: \(text) for \(original)"
    }
}

/// Languages in which names take endings.
private enum NameInflection {
    static let languages: Set<String> = [
        "az", "be", "bg", "bs", "cs", "da", "de", "el", "et", "eu", "fi", "hr", "hu", "is", "kk", "lt", "lv", "mk",
        "nb", "nl", "nn", "pl", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz",
    ]
}
