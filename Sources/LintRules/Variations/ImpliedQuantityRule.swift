import CatalogCore
import CatalogLint

/// Finds numbers written out in plural cases that stand for other numbers too.
struct ImpliedQuantityRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "implied-quantity",
        category: .variations,
        summary: "a number is written out in a plural case that holds other numbers too",
        rationale: """
            `one` is not 1 everywhere: in Portuguese and French it holds 0 too, in Russian 21, 31 and so on. “1 \
            treino” is then what people see when there is none. Write the specifier in place of the number; where \
            only 0 is wrong, a case `zero` does as well. Where the next number is over 100, as for Slovenian `one`, \
            it is a note.
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
                findings.add(
                    "\(Quotation.of(dropped.text)) is also shown for "
                        + language.plurals.examples(of: dropped.category, without: [number])
                        + ", which “\(dropped.category.rawValue)” holds too in this language; write the specifier "
                        + "in place of the number",
                    at: dropped.text.place, language: language.tag, part: set.path(of: dropped.category),
                    atMost: dropping.limit(of: dropped))
            }
        }
    }
}
