import CatalogCore
import CatalogLint

/// Finds plural forms for several numbers that do not show the number.
struct PluralDropsNumberRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-drops-number",
        category: .variations,
        summary: "a plural form for several numbers does not show the number",
        rationale: """
            A form may omit the number if it is for one number only, such as English `one`. Otherwise people see the \
            same text for 5 and for 500, or “a workout” for 21 in Russian. The rule ignores plurals that never show \
            the number, such as a label next to it. It also ignores a `one` for 0 and 1, because 0 usually does not \
            occur. If the second number of the form is over 100, as for Slovenian `one`, it is a note. \
            `implied-quantity` reports a number that is written out.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        passing: [
            .plurals("en", ["one": "a workout", "other": "%lld workouts"]),
            .plurals("pt-BR", ["zero": "nenhum treino", "one": "um treino", "other": "%lld treinos"]),
            .plurals(
                "ru",
                [
                    "one": "%lld тренировка", "few": "%lld тренировки", "many": "%lld тренировок",
                    "other": "тренировки",
                ]),
            .plurals("de", ["one": "%@ Training", "other": "%@ Trainings"], source: .text("%lld workouts")),
            .plurals("en", ["one": "workout", "other": "workouts"]),
        ],
        failing: [
            .plurals("pt-BR", ["one": "%lld treino", "other": "treinos"], mark: .text("other")),
            .plurals(
                "ru",
                [
                    "one": "тренировка", "few": "%lld тренировки", "many": "%lld тренировок",
                    "other": "%lld тренировки",
                ], mark: .text("one")),
            .plurals(
                "pl", ["one": "trening", "few": "treningi", "many": "treningów", "other": "treningu"],
                source: .text("%lld workouts"), mark: .text("few")),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, localization, language in
            let dropping = DroppedNumbers(of: set, in: localization, language: language, entry: entry)
            let cases = dropping.cases.filter { dropping.writtenNumber(in: $0) == nil && !dropping.isZeroAndOne($0) }
            guard let first = cases.first else { return }
            findings.add(
                Self.message(cases, in: language, reference: dropping.reference), at: first.text.location,
                language: language.tag, part: set.path(of: first.category),
                atMost: cases.map { dropping.limit(of: $0) }.max() ?? .note)
        }
    }

    private static func message(
        _ cases: [DroppedNumbers.Case], in language: LanguageFacts, reference: Text?
    ) -> FindingMessage {
        let shown = cases.prefix(2).map { one in
            "“\(one.category.rawValue)” (\(language.plurals.examples(of: one.category))): \(Quotation.of(one.text))"
        }
        let forms = shown.joined(separator: ", ") + (cases.count > 2 ? ", …" : "")
        guard let reference else { return "the number is missing in a form for several numbers: \(forms)" }
        return """
            the number is missing in a form for several numbers: \(forms); another form has it: \
            \(Quotation.of(reference))
            """
    }
}
