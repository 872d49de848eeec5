import CatalogCore
import CatalogLint

/// Finds keys that Xcode makes one and the same Swift symbol of.
struct SymbolCollisionRule: TableRule {
    static let description = RuleDescription(
        id: "symbol-collision",
        category: .keys,
        summary: "two keys make the same Swift symbol",
        rationale: """
            Xcode 26 makes a symbol of each key that was written by hand, and refuses to build where two keys come out \
            alike. Rename one of them, or switch its symbol off. Keys that the compiler extracted have no symbols; the \
            option looks at them too, for accessors that are made of all keys. Silent where no symbols are made: where \
            no target of an Xcode project has both the catalog and STRING_CATALOG_GENERATE_SYMBOLS, and no \
            generate-strings.json names it.
            """,
        severity: .error,
        scope: .catalog,
        fix: .review,
        options: [RuleOption("extracted", "`true` looks at extracted keys too; without it, at manual ones only")],
        passing: [
            .entries(#"    "Normal" : { }, "Normal " : { }, "home.title" : { "extractionState" : "manual" }"#),
            .entries(
                """
                    "home.title" : { "extractionState" : "manual" },
                    "home_title" : { "extractionState" : "manual", "generatesSymbol" : false },
                    "days" : { "extractionState" : "manual" },
                    "%lld days" : { "extractionState" : "manual" }
                """),
        ],
        failing: [
            .entries(
                """
                    "home.title" : { "extractionState" : "manual" },
                    ↓"Home Title" : { "extractionState" : "manual" },
                    "%lld days" : { "extractionState" : "manual" },
                    ↓"%@ Days" : { "extractionState" : "manual" }
                """),
            .entries(#"    "Normal" : { }, ↓"Normal " : { }"#, options: RuleOptions(["extracted": ["true"]])),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.kind == .code, table.isCatalog else { return }
        let extracted = SymbolCandidate.includesExtracted(findings.options)
        for group in KeyFold.groups(of: table, .asSymbol) {
            var seen: [String: Entry] = [:]
            for index in group {
                guard let candidate = SymbolCandidate(table.table.entry(at: index), in: table, extracted: extracted),
                    let symbol = candidate.symbol?.spelling
                else { continue }
                guard let first = seen[symbol] else {
                    seen[symbol] = candidate.entry
                    continue
                }
                // Whoever asks of extracted keys has accessors made of them.
                guard extracted || table.settings.makesSymbols() else { return }
                report(candidate.entry, symbol, first, into: &findings)
            }
        }
    }

    /// Equal keys are duplicate-key's or unicode-equivalent-keys'.
    private func report(_ entry: Entry, _ symbol: String, _ first: Entry, into findings: inout FindingSink) {
        let key = entry.key.string
        guard key != first.key.string else { return }
        findings.add(
            "makes the symbol \(symbol), as \(Quotation.of(first.key)) does: rename one of them", at: entry.key.place,
            key: key, related: [first.key.place])
    }
}
