import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds values of another type than the format asks for.
struct InvalidFieldTypeRule: TableRule, EntryRule {
    static let interest: EntryTraits = .problems

    static let description = RuleDescription(
        id: "invalid-field-type",
        category: .structure,
        summary: "a value is of another type than it must be",
        rationale: """
            Xcode cannot open a catalog in which a text stands for a truth value or a list for an object; what a \
            property list has in the wrong type, the run time does not find.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : null, "shouldTranslate" : false }
                """)
        ],
        failing: [
            .entries(#"    "tab.home" : { "shouldTranslate" : ↓"no" }"#),
            .entries(#"    "tab.home" : ↓"Home""#),
            .entries(
                """
                    "tab.home" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : ↓7 } } } }
                """),
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "version" : ↓1.0 }"#),
        ]
    )

    var checks: [RuleCheck] { [.table(self), .entry(self)] }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.table.missingStrings == nil else { return }
        for problem in table.table.problems {
            if case .legacy(.wrongType, let message, let key) = problem.kind {
                let language = table.table.files[problem.place.file].language
                findings.add(message, at: problem.place, key: key, language: language)
            } else {
                report(problem, language: nil, into: &findings)
            }
        }
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        for problem in entry.entry.problems {
            report(problem, language: entry.entry.language(at: problem.place), into: &findings)
        }
    }

    private func report(_ problem: ShapeProblem, language: LanguageTag?, into findings: inout FindingSink) {
        guard case .wrongType(let member, let expected, let found) = problem.kind else { return }
        // The reader names what has no name of its own in words.
        let name = ["the entry", "an element of values"].contains(member) ? member : Quotation.of(member)
        findings.add("\(name) must be \(expected), not \(found.phrase)", at: problem.place, language: language)
    }
}
