import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds values of the wrong type.
struct InvalidFieldTypeRule: TableRule, EntryRule {
    static let interest: EntryTraits = .problems

    static let description = RuleDescription(
        id: "invalid-field-type",
        category: .structure,
        summary: "a value has the wrong type",
        rationale: """
            Xcode cannot open a catalog with a string instead of a boolean, or an array instead of an object. Values \
            of the wrong type in a property list are not found at run time.
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
                let language = table.table.files[problem.location.file].language
                findings.add(message, at: problem.location, key: key, language: language)
            } else {
                report(problem, language: nil, into: &findings)
            }
        }
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        for problem in entry.entry.problems {
            report(problem, language: entry.entry.language(at: problem.location), into: &findings)
        }
    }

    private func report(_ problem: ShapeProblem, language: LanguageTag?, into findings: inout FindingSink) {
        guard case .wrongType(let member, let expected, let found) = problem.kind else { return }
        // The reader describes objects without a name in words.
        let name: FindingMessage =
            switch member {
            case "the entry": "the entry"
            case "an element of values": "an element of “values”"
            default: FindingMessage(verbatim: Quotation.of(member))
            }
        findings.add(
            "\(name) must be \(ValueKindPhrase.expected(expected)), not \(found.phrase)", at: problem.location,
            language: language)
    }
}
