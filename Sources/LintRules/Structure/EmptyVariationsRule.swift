import CatalogCore
import CatalogLint

/// Finds variations without a case.
struct EmptyVariationsRule: EntryRule {
    static let interest: EntryTraits = .problems

    static let description = RuleDescription(
        id: "empty-variations",
        category: .structure,
        summary: "variations, or an axis of them, without a single case",
        rationale: """
            It is left over where the cases were taken out one by one. The language looks varied and has no text.
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
                message(problem), at: problem.place, language: entry.entry.language(at: problem.place), fix: fix)
        }
    }

    private func message(_ problem: ShapeProblem) -> String {
        if case .emptyObject(.variationCases) = problem.kind { return "the axis has no case; take it out" }
        return "the variations have no axis; take them out"
    }

    /// Two empty axes side by side share a comma, and the variations round them would be empty next: that is left to a
    /// person.
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

    /// The axis, or the variations as a whole where the axis is all that is in them.
    private func superfluousMember(_ problem: ShapeProblem, with removal: MemberRemoval) -> ByteRange? {
        guard let member = removal.member(withValueAt: problem.place.range) else { return nil }
        guard case .emptyObject(.variationCases) = problem.kind, let object = removal.object(around: member) else {
            return member
        }
        return removal.member(withValueAt: object)
    }
}
