import CatalogCore
import CatalogLint

/// Finds references to substitutions that do not exist.
struct SubstitutionUndefinedRule: EntryRule {
    static let interest: EntryTraits = .percent

    static let description = RuleDescription(
        id: "substitution-undefined",
        category: .variations,
        summary: "a text refers to a substitution that is not defined",
        rationale: """
            Xcode refuses to compile it, and in a legacy table people see the reference itself. Each language has its \
            own substitutions: those of the source language do not apply to a translation. Usually the name was \
            translated or mistyped.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }"
            ])
        ],
        failing: [
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }",
                "\"pt-BR\" : { "
                    + RuleExample.sentence(
                        "%#@séries@ de %#@exercicios@", mark: true,
                        [RuleExample.substitution("sets", 1, ["one": "%arg série", "other": "%arg séries"])]) + " }",
            ]),
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }",
                "\"pt-BR\" : { \(RuleExample.unit("Faltam %#@sets@", mark: true)) }",
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.entry.localizations.contains(where: { !Self.undefined(in: $0.content).isEmpty }) else { return }
        for (localization, language) in entry.shownLocalizations {
            var reported: Set<String> = []
            for reference in Self.undefined(in: localization.content)
            where reported.insert(reference.name).inserted {
                findings.add(
                    Self.message(reference, in: localization.content, of: entry, isSource: language.isSource),
                    at: reference.text.location, language: language.tag, part: reference.path)
            }
        }
    }

    private static func undefined(in content: LocalizedContent) -> [SubstitutionReference] {
        guard content.mayReferToSubstitutions else { return [] }
        return content.substitutionReferences.filter { $0.definition == nil }
    }

    private static func message(
        _ reference: SubstitutionReference, in content: LocalizedContent, of entry: EntryContext, isSource: Bool
    ) -> FindingMessage {
        let (text, name) = (Quotation.of(reference.text), reference.name)
        let names = WordList.of(content.allSubstitutions.map { "“\($0.name.string)”" })
        if !isSource, entry.source?.content.allSubstitutions.named(name) != nil {
            return """
                \(text) refers to “\(name)”, which this language does not define; copy the definition of the \
                source
                """
        }
        return names.isEmpty
            ? "\(text) refers to “\(name)”, which is not defined"
            : "\(text) refers to “\(name)”, which is not defined; there is \(names)"
    }
}
