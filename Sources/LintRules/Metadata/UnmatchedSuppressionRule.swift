import CatalogCore
import CatalogLint

/// Finds exceptions that match no finding.
struct UnmatchedSuppressionRule: SuppressionRule {
    static let description = RuleDescription(
        id: "unmatched-suppression",
        category: .metadata,
        summary: "an exception matches no finding",
        rationale: """
            The defect is gone, or the exception never matched. If it stays, it hides the next finding. The rule \
            checks exceptions of the configuration and `[fitloc:off …]` in comments of keys; it ignores those for \
            rules that are off.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .project,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab [fitloc:off stale-key]", "extractionState" : "stale" },
                    "tab.plan" : { "comment" : "Tab [fitloc:off missing-comment]" }
                """)
        ],
        failing: [
            .entries(#"    "tab.home" : { "comment" : ↓"Tab [fitloc:off stale-key]" }"#)
        ]
    )

    func check(_ unused: UnusedSuppression, into findings: inout FindingSink) {
        findings.add(
            "there is no finding of \(unused.rule) left to suppress; remove the exception", in: unused.file,
            range: unused.range, key: unused.key)
    }
}
