import CatalogCore
import CatalogLint

/// Finds keys that have no valid Swift symbol.
struct SymbolUnrepresentableRule: EntryRule {
    static let description = RuleDescription(
        id: "symbol-unrepresentable",
        category: .keys,
        summary: "a key has no valid Swift symbol",
        rationale: """
            Xcode 26 generates a symbol for each key that was added by hand. It refuses keys without a letter and keys \
            whose symbol would be a Swift keyword. Rename the key, or switch off its symbol. Extracted keys have no \
            symbols; the option checks them too. Accessors with nested names need keys of at most 16 parts between \
            dots. The rule is silent where no symbols are generated, as `symbol-collision` is.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .review,
        options: [RuleOption("extracted", "`true` also checks extracted keys; default: only manual keys")],
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
        guard let candidate = SymbolCandidate(entry.entry, in: entry.table, extracted: extracted) else { return }
        let key = candidate.entry.key
        let message = isPlainlyFine(key) ? nil : message(of: SwiftSymbol(key: key.string))
        guard message != nil || KeyParts.areTooMany(in: key) else { return }
        let failing = SymbolUse.all(in: entry.table.settings, findings.options).filter { $0.canFail(key.string) }
        if let message, !failing.isEmpty {
            findings.add(message, at: key.location)
        } else if failing.contains(where: \.isNested) {
            findings.add(
                "gets no accessor, because it has more than \(String(KeyParts.limit)) parts between dots; rename the key",
                at: key.location)
        }
    }

    /// A name of ASCII letters that is longer than Swift's longest keyword is always valid.
    private func isPlainlyFine(_ key: Text) -> Bool {
        guard key.isPlainASCII, !key.mayHaveSpecifiers, let first = key.utf8.first, isLetter(first) else {
            return false
        }
        return key.utf8.count(where: isLetter) > SwiftSymbol.longestReservedWord
    }

    private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private func message(of symbol: SwiftSymbol?) -> FindingMessage? {
        guard let symbol, symbol.name.contains(where: \.isLetter), !symbol.name.hasPrefix("$") else {
            return "has no Swift symbol, because it has no word to begin one with; rename the key"
        }
        return symbol.isReserved ? "its symbol would be \(symbol.name), a Swift keyword; rename the key" : nil
    }
}
