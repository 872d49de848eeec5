import CatalogCore
import CatalogLint

/// Finds keys that Xcode no longer finds in the code.
package struct StaleKeyRule: EntryRule {
    package static let description = RuleDescription(
        id: "stale-key",
        category: .metadata,
        summary: "Xcode no longer finds the key in the code",
        rationale: """
            Either the code no longer uses the key, and work on its translations is wasted, or Xcode does not \
            recognize the use, such as a key that code builds or passes to a function of its own. In the second case \
            mark the key as manual. Beside the code, the finding says which case applies and where the use is. It is a \
            note where Xcode sees the use, because Xcode then removes the mark by itself.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .review,
        passing: [.entries(#"    "tab.home" : { "extractionState" : "manual" }"#)],
        failing: [.entries(#"    ↓"tab.home" : { "extractionState" : "stale" }"#)]
    )

    package init() {}

    package func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.entry.extractionState == .stale else { return }
        findings.add(
            "Xcode no longer finds it in the code; delete it, or mark it “manual” if the code still uses it",
            at: entry.entry.key.location)
    }
}
