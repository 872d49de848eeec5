import CatalogCore
import CatalogLint

/// Finds exceptions that nothing falls under any more.
struct UnmatchedSuppressionRule: SuppressionRule {
    static let description = RuleDescription(
        id: "unmatched-suppression",
        category: .metadata,
        summary: "an exception matches no finding",
        rationale: """
            The defect that it excused is gone, or it never matched. Left in place it would hide the next one. \
            Exceptions of the configuration and `[fitloc:off …]` in a key's comment are meant; those for rules that are \
            off are left alone.
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
            "there is no finding of \(unused.rule) left to suppress; take the exception out", in: unused.file,
            range: unused.range, key: unused.key)
    }
}
