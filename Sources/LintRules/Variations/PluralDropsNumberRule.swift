import CatalogCore
import CatalogLint

/// Finds plural cases that stand for many numbers and don't say which.
struct PluralDropsNumberRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-drops-number",
        category: .variations,
        summary: "a plural case that holds several numbers does not show which one it is",
        rationale: """
            A case may leave the number out where it holds one only, as English `one` does. Where it holds more, \
            people see the same text for 5 and for 500, or “a workout” for 21 in Russian. Nothing is said of plurals \
            that show the number nowhere, such as a label beside it, nor of a `one` that holds 0 and 1, where 0 \
            mostly never comes. A category whose second number is over 100, such as Slovenian `one`, gives a note. A \
            number that is written out is implied-quantity's.
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
                Self.message(cases, in: language, reference: dropping.reference), at: first.text.place,
                language: language.tag, part: set.path(of: first.category),
                atMost: cases.map { dropping.limit(of: $0) }.max() ?? .note)
        }
    }

    private static func message(
        _ cases: [DroppedNumbers.Case], in language: LanguageFacts, reference: Text?
    ) -> String {
        let shown = cases.prefix(2).map { one in
            "“\(one.category.rawValue)” (\(language.plurals.examples(of: one.category))) is \(Quotation.of(one.text))"
        }
        let rest = cases.count > 2 ? ", and so on" : ""
        let other = reference.map { ", beside \(Quotation.of($0))" } ?? ""
        return "the number is left out where it may be any of several: \(WordList.of(shown))\(rest)\(other)"
    }
}
