import CatalogCore
import CatalogLint

/// Finds keys that differ only by case.
struct CaseCollisionRule: TableRule {
    static let description = RuleDescription(
        id: "case-collision",
        category: .keys,
        summary: "two keys differ only by upper and lower case",
        rationale: """
            Often one of them is mistyped, and each is translated separately. If both are intended, such as a title \
            and a word inside a sentence, give them more distinct names. Stale keys are ignored.
            """,
        severity: .note,
        impact: .upkeep,
        scope: .catalog,
        fix: .review,
        passing: [
            .entries(#"    "OK" : { }, "Okay" : { }, "Done" : { }, "done" : { "extractionState" : "stale" }"#)
        ],
        failing: [
            .entries(#"    "OK" : { }, ↓"Ok" : { }, "Início" : { }, ↓"INÍCIO" : { }"#),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.Title\" = \"Home\";\n↓\"home.title\" = \"Home\";\n")
            ]),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.kind == .code else { return }
        for group in KeyGrouping.groups(of: table, .withoutCase) {
            var seen: Set<String> = []
            var first: [String: Text] = [:]
            for entry in group.map({ table.table.entry(at: $0) }) where entry.extractionState != .stale {
                let key = entry.key.string
                // `duplicate-key` or `unicode-equivalent-keys` reports equal strings.
                guard seen.insert(key).inserted else { continue }
                let lowered = key.lowercased()
                guard let like = first[lowered] else {
                    first[lowered] = entry.key
                    continue
                }
                findings.add(
                    "differs from the key \(Quotation.of(like)) only by upper and lower case",
                    at: entry.key.location, key: key, related: [like.location])
            }
        }
    }
}
