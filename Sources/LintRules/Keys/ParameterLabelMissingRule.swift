import CatalogCore
import CatalogLint

/// Finds texts with several arguments that have no names.
struct ParameterLabelMissingRule: EntryRule {
    static let interest: EntryTraits = .percent

    static let description = RuleDescription(
        id: "parameter-label-missing",
        category: .keys,
        summary: "one of several arguments has no name for the generated symbol",
        rationale: """
            Xcode makes a function of such a text, and calls an argument without a name arg1, arg2 and so on, which \
            are easily swapped. `%1$(name)@` gives it one; the name is dropped when the catalog is compiled. A single \
            argument needs none. Asked of keys that Xcode makes a symbol of; the option looks at extracted ones too.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .entry,
        options: [RuleOption("extracted", "`true` looks at extracted keys too; without it, at manual ones only")],
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
        let be = nameless.count == 1 ? "has no name" : "have no names"
        findings.add(
            "\(WordList.of(nameless)) of \(symbol.labels.count) arguments \(be); write one as in %1$(name)@",
            at: entry.entry.key.place)
    }
}
