import CatalogCore
import CatalogLint

/// Finds `%arg` outside of substitutions.
struct ArgOutsideSubstitutionRule: UnitRule {
    static let description = RuleDescription(
        id: "arg-outside-substitution",
        category: .variations,
        summary: "`%arg` is used outside the plural forms of a substitution",
        rationale: """
            `%arg` has a meaning only in the plural forms of a catalog’s substitutions. Elsewhere, and in every legacy \
            table, it is the specifier `%a` followed by “rg”, so people see nonsense. Write the specifier of the \
            argument, such as `%lld`.
            """,
        severity: .error,
        impact: .misleads,
        scope: .unit,
        passing: [
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }"
            ]),
            .texts(key: "cli.usage", ["en": #""Replace %argument% with a name, or write %%arg""#]),
        ],
        failing: [
            .texts(["en": #""%lld items""#, "pt-BR": #"↓"%arg itens""#]),
            .plurals("pt-BR", ["one": "%lld treino", "other": "%arg treinos"], mark: .text("other")),
        ]
    )

    static let interest = UnitInterest.percent

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let format = unit.format, !format.substitutionArguments.isEmpty else { return }
        if unit.path.isInSubstitution, unit.entry.table.isCatalog { return }
        let bytes = Array(unit.text.utf8)
        let isArgument = format.substitutionArguments.contains { range in
            range.upperBound >= bytes.count || !bytes[range.upperBound].isASCIIWord
        }
        guard isArgument, unit.entry.entry.extractionState != .stale else { return }
        findings.add(
            """
            “%arg” works only in the plural forms of a catalog's substitution; write a format specifier such \
            as “%lld”: \(Quotation.of(unit.text))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
