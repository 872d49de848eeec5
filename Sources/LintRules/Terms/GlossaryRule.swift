import CatalogCore
import CatalogLint

/// Finds translations that render a term otherwise than was decided.
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
        summary: "a term of the glossary is not rendered as was decided",
        rationale: """
            One thing that has two names looks like two things. The configuration decides: `glossary: [{term: workout, \
            pt-BR: treino, never: {pt-BR: [exercitação]}}]`; a term and a rendering may be lists. A term is found by \
            whole words, in either case, a rendering at the beginning of words, so that `treino` takes in “treinos”; \
            with `*`, as in `workout*`, a word has any ending. A rendering for `pt` holds in pt-BR that has none of \
            its own. In a longer term, and in words that are not to be translated, a shorter one is not looked for. \
            What is never said is found where the term's rendering is wanting, and in source texts anywhere.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
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
        for term in terms {
            guard let flaw = unit.language.isSource ? flaw(ofSource: term, unit) : flaw(of: term, among: terms, unit)
            else { continue }
            findings.add(flaw, at: unit.text.place, language: unit.language.tag, part: unit.path)
        }
    }

    private func flaw(ofSource term: GlossaryTerm, _ unit: UnitContext) -> String? {
        let ruledOut = matches(term.never(in: unit.language), in: unit.plain, .words).first
        guard let ruledOut else { return nil }
        let wanted = term.renderings(in: unit.language).first ?? term.sources.first
        let instead = wanted.map { "; the word is \(Quotation.of($0.spelling))" } ?? ""
        return "\(Quotation.of(unit.plain.string(of: ruledOut))) is ruled out by the glossary\(instead): "
            + Quotation.of(unit.text)
    }

    private func flaw(of term: GlossaryTerm, among terms: [GlossaryTerm], _ unit: UnitContext) -> String? {
        let (wanted, never) = (term.renderings(in: unit.language), term.never(in: unit.language))
        guard !wanted.isEmpty || !never.isEmpty, let plain = unit.sourcePlain, let source = unit.sourceText else {
            return nil
        }
        let asked = places(of: term, among: terms, in: plain, unit)
        guard let first = asked.first else { return nil }
        let rendered = matches(wanted, in: unit.plain, .inflected)
        guard rendered.count < asked.count else { return nil }
        let ruledOut = matches(never, in: unit.plain, .words).outside(rendered).first
        guard ruledOut != nil || (rendered.isEmpty && !wanted.isEmpty) else { return nil }
        let decided = wanted.isEmpty ? "" : " is \(Self.alternatives(wanted)) by the glossary"
        let wrong = ruledOut.map { "\(Quotation.of(unit.plain.string(of: $0))) is ruled out" }
        let what = Quotation.of(plain.string(of: first)) + (decided.isEmpty ? " stands in the source" : decided)
        return "\([what, wrong].compactMap { $0 }.joined(separator: ", ")): \(Quotation.of(unit.text)) for "
            + Quotation.of(source)
    }

    /// Where the source has the term by itself, not in a longer one or in words that stay as they are.
    private func places(
        of term: GlossaryTerm, among terms: [GlossaryTerm], in source: PlainText, _ unit: UnitContext
    ) -> [Range<Int>] {
        let own = matches(term.sources, in: source, .words)
        guard !own.isEmpty else { return [] }
        let others = terms.flatMap { matches($0.sources, in: source, .words) }
        let fixed = unit.entry.table.fixedTerms.flatMap { $0.matches(in: source, .exact) }
        return own.outside(longer: others).outside(fixed)
    }

    private func matches(
        _ patterns: [TermPattern], in text: PlainText, _ strictness: TermPattern.Strictness
    ) -> [Range<Int>] {
        patterns.reduce(into: []) { found, pattern in
            found += pattern.matches(in: text, strictness).outside(found)
        }
    }

    private static func alternatives(_ patterns: [TermPattern]) -> String {
        patterns.map { Quotation.of($0.spelling) }.joined(separator: " or ")
    }
}
