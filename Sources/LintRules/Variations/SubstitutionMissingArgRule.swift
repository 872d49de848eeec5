import CatalogCore
import CatalogLint

/// Finds forms of substitutions for 0 and 1 that do not show the number.
struct SubstitutionMissingArgRule: EntryRule {
    static let interest: EntryTraits = .substitutions

    static let description = RuleDescription(
        id: "substitution-missing-arg",
        category: .variations,
        summary: "a form of a substitution lacks %arg, although it is for 0 as well as for 1",
        rationale: """
            In Portuguese and French `one` is also for 0, so people see “um treino” when there is none. Write `%arg`, \
            or add a form `zero`. `plural-drops-number` reports forms for more numbers, and `implied-quantity` numbers \
            written as digits. A form for one number only may omit it.
            """,
        severity: .off,
        impact: .misleads,
        scope: .entry,
        passing: [
            counted("pt-BR", ["zero": "nenhum treino", "one": "um treino", "other": "%arg treinos"]),
            counted("pt-BR", ["one": "%arg treino", "other": "%arg treinos"]),
            counted("pt-BR", ["one": "treino", "other": "treinos"]),
            counted("en", ["one": "a workout", "other": "%arg workouts"]),
        ],
        failing: [counted("pt-BR", ["one": "↓um treino", "other": "%arg treinos"])]
    )

    private static func counted(_ language: String, _ cases: KeyValuePairs<String, String>) -> RuleExample {
        let lines = cases.map { name, text in
            "\"\(name)\" : { \(RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))) }"
        }
        return .entry([
            """
            "\(language)" : { \(RuleExample.unit("%#@days@")), "substitutions" : { "days" : {
                    "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                    \(lines.joined(separator: ",\n        ")) } } } } }
            """
        ])
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, localization, language in
            guard set.substitution != nil, !set.has(.zero) else { return }
            let dropping = DroppedNumbers(of: set, in: localization, language: language, entry: entry)
            for dropped in dropping.cases where dropping.isZeroAndOne(dropped) {
                guard dropping.writtenNumber(in: dropped) == nil, let reference = dropping.reference else { continue }
                findings.add(
                    """
                    \(Quotation.of(dropped.text)) is also shown for 0; write %arg, as in \
                    \(Quotation.of(reference)), or add the form “zero”
                    """,
                    at: dropped.text.location, language: language.tag,
                    part: set.path(of: dropped.category))
            }
        }
    }
}
