import CatalogCore
import CatalogLint

/// Finds extraction states that Xcode does not know.
struct InvalidExtractionStateRule: EntryRule {
    static let description = RuleDescription(
        id: "invalid-extraction-state",
        category: .structure,
        summary: "a key's extraction state is none that Xcode knows",
        rationale: """
            It says whether Xcode may take the key away when the code no longer has it. A key whose state is not \
            understood may be lost at the next build, or stay for ever.
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
                ? "the extraction state is empty; leave it out for a key that the compiler finds, else write “manual”"
                : "\(Quotation.of(state)) is no extraction state that Xcode knows\(question)", at: text.place)
    }
}
