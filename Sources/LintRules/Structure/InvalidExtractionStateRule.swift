import CatalogCore
import CatalogLint

/// Finds extraction states that Xcode does not know.
struct InvalidExtractionStateRule: EntryRule {
    static let description = RuleDescription(
        id: "invalid-extraction-state",
        category: .structure,
        summary: "Xcode does not know the extraction state of a key",
        rationale: """
            The state says whether Xcode may delete the key when the code no longer uses it. With an unknown state a \
            key may be lost at the next build, or stay forever.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .review,
        passing: [
            .entries(
                """
                    "tab.home" : { "extractionState" : "extracted_with_value" },
                    "tab.plan" : { "extractionState" : "migrated" },
                    "tab.today" : { }
                """)
        ],
        failing: [
            .entries(#"    "tab.home" : { "extractionState" : ↓"Manual" }"#),
            .entries(#"    "tab.home" : { "extractionState" : ↓"" }"#),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard case .unknown(let state) = entry.entry.extractionState, let text = entry.entry.extractionStateText
        else { return }
        let question = Spelling.question(about: state, in: ExtractionState.known.map(\.spelling))
        findings.add(
            state.isEmpty
                ? "the extraction state is empty; remove it if the compiler finds the key, else write “manual”"
                : "Xcode does not know the extraction state \(Quotation.of(state))\(question)", at: text.location)
    }
}
