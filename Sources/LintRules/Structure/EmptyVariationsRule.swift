import CatalogCore
import CatalogLint

/// Finds variations without cases.
struct EmptyVariationsRule: EntryRule {
    static let interest: EntryTraits = .problems

    static let description = RuleDescription(
        id: "empty-variations",
        category: .structure,
        summary: "variations, or one of their axes, are empty",
        rationale: """
            It is left over when plural or device forms were deleted one by one. The text seems to vary, but the \
            language has no text.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        fix: .safe,
        passing: [
            .entries(
                """
                    "%lld days" : { "localizations" : { "en" : { "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "%lld days" : { "localizations" : {
                      "de" : { "variations" : ↓{ } },
                      "en" : { "stringUnit" : { "state" : "new", "value" : "%lld days" }, "variations" : { "plural" : ↓{ } } }
                    } }
                """),
            .entries(
                """
                    "tab.home" : { "localizations" : { "en" : { "variations" : {
                      "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } },
                      "plural" : ↓{ } } } } }
                """),
            .entries(
                #"    "tab.home" : { "localizations" : { "en" : { "variations" : { "device" : ↓{ }, "plural" : ↓{ } } } } }"#
            ),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard !entry.entry.problems.isEmpty, let bytes = entry.table.table.document?.bytes else { return }
        let problems = entry.entry.problems.filter { if case .emptyObject = $0.kind { true } else { false } }
        let fixes = fixes(of: problems, with: MemberRemoval(bytes))
        for (problem, fix) in zip(problems, fixes) {
            findings.add(
                message(problem), at: problem.location, language: entry.entry.language(at: problem.location), fix: fix)
        }
    }

    private func message(_ problem: ShapeProblem) -> FindingMessage {
        if case .emptyObject(.variationCases) = problem.kind { return "the axis is empty; remove it" }
        return "the variations have no axis; remove them"
    }

    /// A fix for each defect, except for two empty axes in a row, which share a comma and would leave empty variations.
    private func fixes(of problems: [ShapeProblem], with removal: MemberRemoval) -> [[Edit]] {
        let members = problems.map { superfluousMember($0, with: removal) }
        return members.indices.map { index in
            guard let member = members[index] else { return [] }
            let before = index > 0 ? members[index - 1] : nil
            let after = index + 1 < members.count ? members[index + 1] : nil
            let isBeside = before.map { removal.areNeighbours([$0, member]) } ?? false
            let isBefore = after.map { removal.areNeighbours([member, $0]) } ?? false
            return isBeside || isBefore ? [] : removal.edits(removing: [member])[0]
        }
    }

    /// The axis, or the whole variations if they contain only this axis.
    private func superfluousMember(_ problem: ShapeProblem, with removal: MemberRemoval) -> ByteRange? {
        guard let member = removal.member(withValueAt: problem.location.range) else { return nil }
        guard case .emptyObject(.variationCases) = problem.kind, let object = removal.object(around: member) else {
            return member
        }
        return removal.member(withValueAt: object)
    }
}
