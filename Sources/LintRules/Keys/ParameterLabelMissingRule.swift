import CatalogCore
import CatalogLint

/// Finds texts with several arguments without names.
struct ParameterLabelMissingRule: EntryRule {
    static let interest: EntryTraits = .percent

    static let description = RuleDescription(
        id: "parameter-label-missing",
        category: .keys,
        summary: "one of several arguments has no name for the generated symbol",
        rationale: """
            Xcode generates a function for such a text and names its arguments arg1, arg2 and so on, which are easy to \
            swap. `%1$(name)@` names an argument; the compiler removes the name. A single argument needs no name. The \
            rule checks keys that Xcode generates a symbol for, and with the option also extracted keys.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .entry,
        options: [RuleOption("extracted", "`true` also checks extracted keys; default: only manual keys")],
        passing: [
            .entries(
                """
                    "home.by" : { "extractionState" : "manual", "localizations" : {
                      "en" : { \(RuleExample.unit("%1$(plan)@ by %2$(trainer)@")) } } },
                    "home.days" : { "extractionState" : "manual", "localizations" : {
                      "en" : { \(RuleExample.unit("Day %lld")) } } },
                    "%@ by %@" : { }
                """)
        ],
        failing: [
            .entries(
                """
                    ↓"home.by" : { "extractionState" : "manual", "localizations" : {
                      "en" : { \(RuleExample.unit("%1$@ by %2$(trainer)@")) } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        let extracted = SymbolCandidate.includesExtracted(findings.options)
        guard let candidate = SymbolCandidate(entry.entry, in: entry.table, extracted: extracted),
            let symbol = candidate.symbol, symbol.labels.count > 1
        else { return }
        let nameless = symbol.labels.indices.filter { symbol.labels[$0] == "_" }.map { "arg\($0 + 1)" }
        guard !nameless.isEmpty else { return }
        let (names, count) = (WordList.of(nameless), symbol.labels.count)
        findings.add(
            nameless.count == 1
                ? "\(names) of \(count) arguments has no name; name it, as in %1$(name)@"
                : "\(names) of \(count) arguments have no names; name them, as in %1$(name)@",
            at: entry.entry.key.location
        )
    }
}
