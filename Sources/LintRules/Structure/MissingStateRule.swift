import CatalogCore
import CatalogLint

/// Finds texts without a state.
struct MissingStateRule: UnitRule {
    static let description = RuleDescription(
        id: "missing-state",
        category: .structure,
        summary: "a text has no state, or an empty one",
        rationale: """
            Xcode writes a state for every text. Without it, translators cannot tell whether the text was translated \
            or only copied. Write “translated” if the text is finished, otherwise “needs_review”.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .unit,
        fix: .review,
        passing: [
            .texts(["en": #""Home""#, "pt-BR": #""Início""#]),
            RuleExample(files: [("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n")]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : ↓"", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : ↓{ "value" : "Início" } } } }
                """)
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard unit.unit.stateText?.isEmpty ?? (unit.unit.state == nil), unit.isFirstOfSet else { return }
        // A state of the wrong type is not read; `invalid-field-type` reports it.
        if unit.unit.state == nil, unit.entry.hasWrongType(of: "state", in: unit.unit.location) { return }
        findings.add(
            unit.unit.state == nil ? "the text has no state" : "the state is empty",
            at: unit.unit.stateText?.location ?? unit.unit.location, language: unit.language.tag, part: unit.path)
    }
}

extension EntryContext {
    fileprivate func hasWrongType(of member: String, in location: TableLocation) -> Bool {
        entry.problems.contains {
            guard case .wrongType(member, _, _) = $0.kind else { return false }
            return location.range.contains($0.location.range.lowerBound)
        }
    }
}
