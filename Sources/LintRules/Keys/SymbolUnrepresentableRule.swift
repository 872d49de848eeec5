import CatalogCore
import CatalogLint

/// Finds keys that no Swift symbol can be made of.
struct SymbolUnrepresentableRule: EntryRule {
    static let description = RuleDescription(
        id: "symbol-unrepresentable",
        category: .keys,
        summary: "no Swift symbol can be made of a key",
        rationale: """
            Xcode 26 makes a symbol of each key that was written by hand, and refuses those without a letter and those \
            that come out as a word of Swift's own. Give the key a name, or switch its symbol off. Keys that the \
            compiler extracted have no symbols; the option looks at them too. Silent where no symbols are made, as \
            `symbol-collision` is.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .review,
        options: [RuleOption("extracted", "`true` looks at extracted keys too; without it, at manual ones only")],
        passing: [
            .entries(#"    "…" : { }, "default" : { }, "home.title" : { "extractionState" : "manual" }"#),
            .entries(#"    "…" : { "extractionState" : "manual", "generatesSymbol" : false }"#),
            .entries(#"    "2 days" : { "extractionState" : "manual" }"#),
        ],
        failing: [
            .entries(
                """
                    ↓"…" : { "extractionState" : "manual" },
                    ↓"%lld %%" : { "extractionState" : "manual" },
                    ↓"1,000" : { "extractionState" : "manual" },
                    ↓"Continue" : { "extractionState" : "manual" }
                """),
            .entries(#"    ↓"%@ · %@" : { }"#, options: RuleOptions(["extracted": ["true"]])),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        let extracted = SymbolCandidate.includesExtracted(findings.options)
        guard let candidate = SymbolCandidate(entry.entry, in: entry.table, extracted: extracted),
            !isPlainlyFine(entry.entry.key), let message = message(of: SwiftSymbol(key: candidate.entry.key.string))
        else { return }
        let key = entry.entry.key.string
        guard SymbolUse.all(in: entry.table.settings, findings.options).contains(where: { $0.canFail(key) }) else {
            return
        }
        findings.add(message, at: entry.entry.key.place)
    }

    /// A name longer than Swift's longest word, of ASCII letters, needs no closer look.
    private func isPlainlyFine(_ key: Text) -> Bool {
        guard key.isPlainASCII, !key.mayHaveSpecifiers, let first = key.utf8.first, isLetter(first) else {
            return false
        }
        return key.utf8.count(where: isLetter) > SwiftSymbol.longestReservedWord
    }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private func message(of symbol: SwiftSymbol?) -> String? {
        guard let symbol, symbol.name.contains(where: \.isLetter), !symbol.name.hasPrefix("$") else {
            return "no Swift symbol can be made of it: it has no word to begin with"
        }
        return symbol.isReserved ? "its symbol would be Swift's own word \(symbol.name)" : nil
    }
}
