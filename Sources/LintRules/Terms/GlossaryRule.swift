import CatalogCore
import CatalogLint

/// Finds translations that do not follow the glossary.
struct GlossaryRule: UnitRule {
    private static let example = [
        GlossaryTerm(
            sources: [TermPattern("workout*")], renderings: ["pt-BR": [TermPattern("treino")]],
            never: ["pt-BR": [TermPattern("exercitação")], "en": [TermPattern("work-out*")]]),
        GlossaryTerm(
            sources: [TermPattern("workout plan")],
            renderings: ["pt-BR": [TermPattern("plano"), TermPattern("programa")]]),
    ]

    static let description = RuleDescription(
        id: "glossary",
        category: .consistency,
        summary: "a translation does not follow the glossary",
        rationale: """
            A thing with two names looks like two things. The configuration lists the terms: `glossary: [{term: \
            workout, pt-BR: treino, never: {pt-BR: [exercitação]}}]`; a term and a rendering may be lists. A term \
            matches whole words in any case. A rendering matches the beginning of words, so `treino` matches \
            “treinos”; `*`, as in `workout*`, matches any ending. A rendering for `pt` applies to pt-BR if pt-BR has \
            none. A shorter term inside a longer term or a do-not-translate word does not count. Words under `never` \
            are reported where the rendering is missing, and anywhere in source texts.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .review,
        passing: [
            .texts(["en": #""Your Workouts""#, "pt-BR": #""Seus Treinos""#], glossary: example),
            .texts(["en": #""Workout plan""#, "pt-BR": #""Programa semanal""#], glossary: example),
            .texts(["en": #""Workout or stretching""#, "pt-BR": #""Treino ou exercitação leve""#], glossary: example),
            .texts(["en": #""Workout""#, "fr": #""Séance""#], glossary: example),
            .texts(["en": #""Log it""#, "pt-BR": #""Registre a exercitação""#], glossary: example),
        ],
        failing: [
            .texts(["en": #""Start workout""#, "pt-BR": #"↓"Iniciar exercitação""#], glossary: example),
            .texts(["en": #""Workouts and workout plan""#, "pt-BR": #"↓"Sessões e plano""#], glossary: example),
            .texts(["en": #"↓"Start work-out""#, "pt-BR": #""Iniciar treino""#], glossary: example),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        let terms = unit.entry.table.settings.glossary
        guard !terms.isEmpty, unit.isInUse, unit.entry.isTranslatable, !unit.text.isBlank else { return }
        let flaws = unit.language.isSource ? terms.compactMap { flaw(ofSource: $0, unit) } : flaws(of: terms, unit)
        for flaw in flaws {
            findings.add(flaw, at: unit.text.location, language: unit.language.tag, part: unit.path)
        }
    }

    private func flaws(of terms: [GlossaryTerm], _ unit: UnitContext) -> [FindingMessage] {
        guard let source = unit.sourceText, let plain = unit.sourcePlain else { return [] }
        let locations = unit.entry.glossaryLocations(in: source, plain)
        return locations.compactMap { flaw(of: terms[$0.term], at: $0.ranges, unit, source, plain) }
    }

    private func flaw(ofSource term: GlossaryTerm, _ unit: UnitContext) -> FindingMessage? {
        let ruledOut = TermPattern.matches(of: term.never(in: unit.language), in: unit.plain, .words).first
        guard let ruledOut else { return nil }
        let wanted = term.renderings(in: unit.language).first ?? term.sources.first
        let (found, text) = (Quotation.of(unit.plain.string(of: ruledOut)), Quotation.of(unit.text))
        guard let wanted else { return "the glossary forbids \(found): \(text)" }
        return "the glossary forbids \(found); write \(Quotation.of(wanted.spelling)): \(text)"
    }

    private func flaw(
        of term: GlossaryTerm, at asked: [Range<Int>], _ unit: UnitContext, _ source: Text, _ plain: PlainText
    ) -> FindingMessage? {
        let (wanted, never) = (term.renderings(in: unit.language), term.never(in: unit.language))
        guard !wanted.isEmpty || !never.isEmpty, let first = asked.first else { return nil }
        let rendered = TermPattern.matches(of: wanted, in: unit.plain, .inflected)
        guard rendered.count < asked.count else { return nil }
        let ruledOut = TermPattern.matches(of: never, in: unit.plain, .words).outside(rendered).first
        guard ruledOut != nil || (rendered.isEmpty && !wanted.isEmpty) else { return nil }
        let texts: FindingMessage = "\(Quotation.of(unit.text)) for \(Quotation.of(source))"
        let wrong = ruledOut.map { Quotation.of(unit.plain.string(of: $0)) }
        return Self.message(Quotation.of(plain.string(of: first)), wanted: wanted, wrong: wrong, texts)
    }

    private static func message(
        _ term: String, wanted: [TermPattern], wrong: String?, _ texts: FindingMessage
    ) -> FindingMessage {
        let decided = WordList.alternatives(wanted.map { Quotation.of($0.spelling) })
        guard let wrong else { return "the glossary translates \(term) as \(decided): \(texts)" }
        return wanted.isEmpty
            ? "the glossary forbids \(wrong) for \(term): \(texts)"
            : "the glossary translates \(term) as \(decided), and forbids \(wrong): \(texts)"
    }
}
