import CatalogCore
import CatalogLint

/// Finds states that Xcode does not know.
struct InvalidStateRule: UnitRule {
    static let description = RuleDescription(
        id: "invalid-state",
        category: .structure,
        summary: "Xcode does not know the state of a text",
        rationale: """
            Xcode cannot tell whether the text is finished, and may refuse the whole catalog. Other tools write states \
            such as “done” or “final”.
            """,
        severity: .error,
        impact: .breaks,
        scope: .unit,
        fix: .review,
        passing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Start" } },
                      "en" : { "stringUnit" : { "state" : "machine_translated", "value" : "Home" } },
                      "fr" : { "stringUnit" : { "state" : "", "value" : "Accueil" } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : ↓"done", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : ↓"needs-review", "value" : "Início" } } } }
                """)
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard case .unknown(let state) = unit.unit.state, !state.isEmpty, let text = unit.unit.stateText else { return }
        guard unit.isFirstOfSet else { return }
        let question = Spelling.question(about: state, in: TranslationState.known.map(\.spelling))
        findings.add(
            "Xcode does not know the state \(Quotation.of(state))\(question)", at: text.location,
            language: unit.language.tag, part: unit.path)
    }
}

extension UnitContext {
    /// Whether it is the first text of a set, which has the state of all its texts.
    var isFirstOfSet: Bool {
        if case .set(let index) = path.steps.last { index == 0 } else { true }
    }
}
