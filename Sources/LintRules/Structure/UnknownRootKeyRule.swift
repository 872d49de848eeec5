import CatalogCore
import CatalogLint

/// Finds members of a catalog's outermost object that the format does not have.
struct UnknownRootKeyRule: TableRule {
    static let description = RuleDescription(
        id: "unknown-root-key",
        category: .structure,
        summary: "an entry, or anything else that is unknown, stands outside “strings”",
        rationale: """
            Xcode passes over it, and drops it when it next writes the catalog. An entry that slipped out of “strings” \
            in a merge is lost that way. A member that is no object is only a warning: a later Xcode may have put it \
            there.
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
        for problem in table.table.problems {
            guard case .unknownMember(let name, .catalog) = problem.kind else { continue }
            let member = root.members.first { $0.name.range == problem.place.range }
            let isEntry = member?.value.kind == .object
            let advice =
                isEntry ? "; if it is an entry, move it into “strings”" : Spelling.question(about: name, in: Self.known)
            findings.add(
                "\(Quotation.of(name)) stands beside “strings”, where Xcode does not know it\(advice)",
                at: problem.place, atMost: isEntry ? .error : .warning)
        }
    }
}
