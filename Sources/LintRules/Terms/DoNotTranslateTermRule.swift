import CatalogCore
import CatalogLint

/// Finds translations in which a name that stays as it is was changed or lost.
struct DoNotTranslateTermRule: UnitRule {
    private static let names = RuleOptions(["do-not-translate": ["FitToday", "Apple Health", "Health", "Pro"]])

    static let description = RuleDescription(
        id: "do-not-translate-term",
        category: .consistency,
        summary: "a word that is not to be translated is missing or changed in a translation",
        rationale: """
            The configuration's `do-not-translate` words are names: people look for them as they know them, and \
            trademarks may not be altered. Each must stand in a translation as often as in its source, spelled the \
            same. In languages that inflect names, such as Finnish, an ending is welcome. Of two such words, the \
            longer one counts where it stands.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
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
                message(term, asked, unit, source), at: unit.text.place, language: unit.language.tag,
                part: unit.path)
        }
    }

    private func count(of term: TermPattern, in unit: UnitContext) -> Int {
        let isInflected = NameInflection.languages.contains(unit.language.canonical.language ?? "")
        return term.matches(in: unit.plain, isInflected ? .exactStems : .exact).count
    }

    private func message(_ term: TermPattern, _ asked: Int, _ unit: UnitContext, _ source: Text) -> String {
        let other = term.matches(in: unit.plain, .words).map { unit.plain.string(of: $0) }
            .first { $0 != term.spelling }
        let what = other.map { "is written \(Quotation.of($0))" } ?? "is missing"
        let often = asked > 1 ? ", which the source has \(asked) times," : ""
        return "\(Quotation.of(term.spelling))\(often) stays as it is in every language and \(what): "
            + "\(Quotation.of(unit.text)) for \(Quotation.of(source))"
    }
}

/// Languages in which names take endings.
private enum NameInflection {
    static let languages: Set<String> = [
        "az", "be", "bg", "bs", "cs", "da", "de", "el", "et", "eu", "fi", "hr", "hu", "is", "kk", "lt", "lv", "mk",
        "nb", "nl", "nn", "pl", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz",
    ]
}
