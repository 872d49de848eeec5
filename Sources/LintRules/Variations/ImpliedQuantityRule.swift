import CatalogCore
import CatalogLint

/// Finds fixed numbers in plural forms that are for several numbers.
struct ImpliedQuantityRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "implied-quantity",
        category: .variations,
        summary: "a plural form for several numbers contains a fixed number",
        rationale: """
            `one` is not 1 in every language: in Portuguese and French it is also for 0, in Russian for 21, 31 and so \
            on. Then people see “1 treino” when there is none. Write the specifier instead of the number. If only 0 is \
            wrong, you can add a form `zero` instead. If the next number of the form is over 100, as for Slovenian \
            `one`, it is a note.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .review,
        passing: [
            .plurals("en", ["one": "1 workout", "other": "%lld workouts"]),
            .plurals("pt-PT", ["one": "1 treino", "other": "%lld treinos"]),
            .plurals("pt-BR", ["zero": "nenhum treino", "one": "1 treino", "other": "%lld treinos"]),
            .plurals("fr", ["one": "1re séance sur %lld", "other": "%lld séances"]),
            .plurals("fr", ["one": "Voir la séance en H1", "other": "Voir les %lld séances en H1"]),
        ],
        failing: [
            .plurals("pt-BR", ["one": "1 treino", "other": "%lld treinos"], mark: .text("one")),
            .plurals(
                "ru",
                [
                    "one": "1 тренировка", "few": "%lld тренировки", "many": "%lld тренировок",
                    "other": "%lld тренировки",
                ], mark: .text("one")),
            .plurals("hi", ["one": "१ कसरत", "other": "%lld कसरतें"], mark: .text("one")),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, localization, language in
            let dropping = DroppedNumbers(of: set, in: localization, language: language, entry: entry)
            for dropped in dropping.cases {
                guard let number = dropping.writtenNumber(in: dropped) else { continue }
                if dropping.isZeroAndOne(dropped), set.has(.zero) { continue }
                let others = language.plurals.examples(of: dropped.category, without: [number])
                findings.add(
                    """
                    “\(dropped.category.rawValue)” is also for \(others) in this language; write the format \
                    specifier instead of the number: \(Quotation.of(dropped.text))
                    """,
                    at: dropped.text.location, language: language.tag, part: set.path(of: dropped.category),
                    atMost: dropping.limit(of: dropped))
            }
        }
    }
}
