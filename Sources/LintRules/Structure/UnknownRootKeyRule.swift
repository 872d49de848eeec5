import CatalogCore
import CatalogLint

/// Finds members of the outermost object that the format does not have.
struct UnknownRootKeyRule: TableRule {
    static let description = RuleDescription(
        id: "unknown-root-key",
        category: .structure,
        summary: "an entry, or an unknown member, is outside “strings”",
        rationale: """
            Xcode ignores it, and drops it when it next writes the catalog. An entry that a merge moved out of \
            “strings” is lost that way. A member that is not an object is only a warning: a later Xcode may have \
            written it.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        fix: .review,
        passing: [.catalog(#"{ "sourceLanguage" : "en", "strings" : { "version" : { } }, "version" : "1.0" }"#)],
        failing: [
            .catalog(
                """
                {
                  "sourceLanguage" : "en",
                  "strings" : { "tab.home" : { } },
                  ↓"tab.plan" : { "extractionState" : "manual" },
                  "version" : "1.0"
                }
                """),
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, ↓"verison" : "1.0" }"#),
        ]
    )

    private static let known = ["sourceLanguage", "strings", "version"]

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard let root = table.table.document?.root, table.table.missingStrings == nil else { return }
        let objects = Set(root.members.filter { $0.value.kind == .object }.map(\.name.range.lowerBound))
        for problem in table.table.problems {
            guard case .unknownMember(let name, .catalog) = problem.kind else { continue }
            let isEntry = objects.contains(problem.location.range.lowerBound)
            let advice: FindingMessage =
                isEntry ? "; if it is an entry, move it into “strings”" : Spelling.question(about: name, in: Self.known)
            findings.add(
                "Xcode does not know \(Quotation.of(name)) outside “strings”\(advice)",
                at: problem.location, atMost: isEntry ? .error : .warning)
        }
    }
}
