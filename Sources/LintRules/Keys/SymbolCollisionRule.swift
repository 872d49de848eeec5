import CatalogCore
import CatalogLint

/// Finds keys that have the same Swift symbol.
struct SymbolCollisionRule: TableRule {
    static let description = RuleDescription(
        id: "symbol-collision",
        category: .keys,
        summary: "two keys have the same Swift symbol",
        rationale: """
            Xcode 26 generates a symbol for each key that was added by hand, and refuses to build if two keys have the \
            same symbol. Rename one of them, or switch off its symbol. It is a note if the arguments have different \
            types, such as a text and a number, because Swift tells such symbols apart. Extracted keys have no symbols; the option \
            checks them too. If accessors are generated from the catalog, two keys with the same accessor are a \
            warning, because neither gets one. The rule is silent if nothing is generated from the catalog. Symbols \
            need a target of an Xcode project with both the catalog and STRING_CATALOG_GENERATE_SYMBOLS. Accessors \
            need a generate-strings.json that names the catalog, or a package target that has it and the plugin \
            GenerateStrings.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        fix: .review,
        options: [RuleOption("extracted", "`true` also checks extracted keys; default: only manual keys")],
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
                    ↓"%@ Days" : { "extractionState" : "manual" },
                    "%lld sets" : { "extractionState" : "manual" },
                    ↓"%d Sets" : { "extractionState" : "manual" }
                """),
            .entries(#"    "Normal" : { }, ↓"Normal " : { }"#, options: RuleOptions(["extracted": ["true"]])),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.kind == .code, table.isCatalog else { return }
        var uses: [SymbolUse]?
        for group in KeyGrouping.groups(of: table, .asSymbol) {
            let candidates = group.compactMap {
                SymbolCandidate(table.table.entry(at: $0), in: table, extracted: true)
            }
            guard Set(candidates.map(\.symbol?.spelling)).count < candidates.count else { continue }
            let asked = uses ?? SymbolUse.all(in: table.settings, findings.options)
            uses = asked
            var told: Set<Int> = []
            for use in asked { report(candidates, in: use, besides: &told, into: &findings) }
        }
    }

    /// Reports each key whose name an earlier one has; `duplicate-key` or `unicode-equivalent-keys` reports equal keys.
    private func report(
        _ candidates: [SymbolCandidate], in use: SymbolUse, besides told: inout Set<Int>,
        into findings: inout FindingSink
    ) {
        var seen: [String: SymbolCandidate] = [:]
        for candidate in candidates {
            guard let name = use.name(of: candidate) else { continue }
            let entry = candidate.entry
            guard let first = seen[name] else {
                seen[name] = candidate
                continue
            }
            let isOverload = !use.isNested && candidate.overloads(first)
            guard entry.key.string != first.entry.key.string, told.insert(entry.key.range.lowerBound).inserted else {
                continue
            }
            findings.add(
                message(name, first.entry, in: use, isOverload: isOverload), at: entry.key.location,
                key: entry.key.string, atMost: isOverload ? .note : use.isRefusing ? .error : .warning,
                related: [first.entry.key.location])
        }
    }

    private func message(_ name: String, _ first: Entry, in use: SymbolUse, isOverload: Bool) -> FindingMessage {
        let other = Quotation.of(first.key)
        guard use.isNested else {
            return isOverload
                ? "has the same symbol, \(name), as \(other), with arguments of other types"
                : "has the same symbol, \(name), as \(other); rename one of the keys"
        }
        return use.isRefusing
            ? "would have the same accessor, \(name), as \(other); rename one of the keys"
            : "would have the same accessor, \(name), as \(other), so neither gets one; rename one of the keys"
    }
}
