import CatalogCore
import CatalogLint

/// Finds catalogs without an object `strings`.
struct MissingStringsObjectRule: TableRule {
    static let description = RuleDescription(
        id: "missing-strings-object",
        category: .structure,
        summary: "a catalog has no object “strings”",
        rationale: """
            The file is valid JSON but not a catalog. Xcode shows nothing, and the build fails. An empty file is \
            ignored, because a build step may fill it.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
            .catalog(""),
        ],
        failing: [
            .catalog(#"↓{ "sourceLanguage" : "en", "version" : "1.0" }"#),
            .catalog(#"{ "sourceLanguage" : "en", "strings" : ↓[ ], "version" : "1.0" }"#),
            .catalog(#"↓[ "Home", "Plan" ]"#),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard let problem = table.table.missingStrings else { return }
        let message: FindingMessage =
            switch problem.kind {
            case .wrongType("strings", _, let found): "“strings” is \(found.phrase), not an object of keys"
            case .wrongType(_, _, let found): "the file contains \(found.phrase), not an object with “strings”"
            default: "the catalog has no object “strings”, so it has no keys"
            }
        findings.add(message, at: problem.location)
    }
}
