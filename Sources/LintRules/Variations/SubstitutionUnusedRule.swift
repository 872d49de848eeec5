import CatalogCore
import CatalogLint

/// Finds substitutions that no text refers to.
struct SubstitutionUnusedRule: EntryRule {
    static let interest: EntryTraits = .substitutions

    static let description = RuleDescription(
        id: "substitution-unused",
        category: .variations,
        summary: "a substitution is defined, but no text refers to it",
        rationale: """
            It is never shown, so work on its translations is wasted. `substitution-set-differs` reports a translation \
            that lost the reference. `substitution-undefined` reports a reference to an undefined name, where this \
            substitution is probably meant. `invalid-specifier` reports a name that cannot be referred to, such as \
            `a.b` in `%#@a.b@`.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the fix removes the substitution and its texts; not in legacy tables.
            """,
        passing: [
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [Self.sets()])) }"
            ]),
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [Self.sets()])) }",
                "\"pt-BR\" : { \(RuleExample.sentence("Faltam séries", [Self.sets()])) }",
            ]),
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@set@ left", [Self.sets()])) }"
            ]),
        ],
        failing: [
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [Self.sets(), Self.sets("reps", mark: true)])) }"
            ]),
            .entry([
                "\"en\" : { \(RuleExample.sentence("%lld sets left", [Self.sets(mark: true)])) }"
            ]),
        ]
    )

    private static func sets(_ name: String = "sets", mark: Bool = false) -> String {
        RuleExample.substitution(name, 1, ["one": "%arg set", "other": "%arg sets"], nameMark: mark)
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.entry.localizations.contains(where: { $0.content.hasCases }) else { return }
        for (localization, language) in entry.shownLocalizations {
            let content = localization.content
            guard content.sentences.contains(where: { $0.unit.writtenText != nil }) else { continue }
            let unused = Self.unused(content, language, entry)
            for (substitution, fix) in zip(unused, Self.fixes(unused, in: content, of: entry)) {
                findings.add(
                    "no text uses “\(substitution.name.string)” with “%#@\(substitution.name.string)@”",
                    at: substitution.name.location, language: language.tag,
                    part: PartPath([.substitution(substitution.name.string)]),
                    fix: fix, isSafe: false)
            }
        }
    }

    private static func unused(
        _ content: LocalizedContent, _ language: LanguageFacts, _ entry: EntryContext
    ) -> [Substitution] {
        let texts = content.sentences.map(\.text.string)
        let unused = content.unusedSubstitutions.filter { substitution in
            !texts.contains { $0.contains("#@\(substitution.name.string)@") }
        }
        if unused.isEmpty || content.substitutionReferences.contains(where: { $0.definition == nil }) { return [] }
        guard !language.isSource else { return unused }
        let lost = LostSubstitutions(in: content, entry: entry).names
        return unused.filter { !lost.contains($0.name.string) }
    }

    /// A fix for each of them.
    ///
    /// If no substitution would remain, the fix of the first one also removes their object.
    private static func fixes(
        _ unused: [Substitution], in content: LocalizedContent, of entry: EntryContext
    ) -> [[Edit]] {
        let members = unused.map { $0.name.range.lowerBound..<$0.content.location.range.upperBound }
        guard let bytes = entry.table.table.document?.bytes, let first = members.first, let last = members.last,
            content.allSubstitutions.count == content.substitutions.count
        else { return unused.map { _ in [] } }
        let removal = MemberRemoval(bytes)
        let edits = removal.edits(removing: members)
        guard members.count == content.substitutions.count,
            let object = removal.object(around: first.lowerBound..<last.upperBound),
            let holder = removal.member(withValueAt: object)
        else { return edits }
        return [removal.edits(removing: [holder]).flatMap { $0 }] + edits.dropFirst().map { _ in [] }
    }
}
