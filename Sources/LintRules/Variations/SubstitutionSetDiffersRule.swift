import CatalogCore
import CatalogLint

/// Finds translations that lack a substitution of their source.
struct SubstitutionSetDiffersRule: EntryRule {
    static let interest: EntryTraits = .substitutions

    static let description = RuleDescription(
        id: "substitution-set-differs",
        category: .variations,
        summary: "a translation does not show a number that its source shows with a substitution",
        rationale: """
            The number is lost. Names may differ between languages. A translation may also show the argument with a \
            plain specifier, or with plural forms of the whole text. The rule ignores substitutions whose forms have \
            only words, such as the verb of a sentence. `specifier-missing` reports a translation without any \
            substitution that omits the number.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        passing: [
            .entry([
                Self.english,
                "\"pt-BR\" : { \(RuleExample.sentence("%#@series@ em %#@dias@", [Self.series, Self.dias])) }",
            ]),
            .entry([
                Self.english,
                "\"ja\" : { \(RuleExample.unit("%2$lld日間で%1$lldセット")) }",
            ]),
        ],
        failing: [
            .entry([
                Self.english,
                "\"pt-BR\" : { \(RuleExample.sentence("%#@series@", mark: true, [Self.series])) }",
            ])
        ]
    )

    private static let english =
        "\"en\" : { "
        + RuleExample.sentence(
            "%#@sets@ in %#@days@",
            [
                RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"]),
                RuleExample.substitution("days", 2, ["one": "%arg day", "other": "%arg days"]),
            ]) + " }"
    private static let series = RuleExample.substitution("series", 1, ["one": "%arg série", "other": "%arg séries"])
    private static let dias = RuleExample.substitution("dias", 2, ["one": "%arg dia", "other": "%arg dias"])

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let source = entry.source, source.content.hasCases else { return }
        for (localization, language) in entry.shownLocalizations where !language.isSource {
            let content = localization.content
            guard let sentence = content.sentences.first(where: { $0.unit.writtenText != nil }),
                !content.substitutions.isEmpty || !content.substitutionReferences.isEmpty
            else { continue }
            let isReported = entry.argumentDefects.contains { defect in
                defect.kind == .missing && defect.language == localization.language
            }
            guard !isReported else { continue }
            let lost = LostSubstitutions(in: content, entry: entry).names
            guard !lost.isEmpty else { continue }
            let names = WordList.of(lost.map { "“%#@\($0)@”" })
            let text = Quotation.of(sentence.text)
            let texts: FindingMessage =
                entry.counterpart(of: sentence.path).map { "\(text) for \(Quotation.of($0))" } ?? "\(text)"
            findings.add(
                "lacks the number that the source shows with \(names): \(texts)",
                at: sentence.text.location, language: language.tag, part: sentence.path)
        }
    }
}
