import CatalogCore
import CatalogLint

/// Finds keys that differ by case only.
struct CaseCollisionRule: TableRule {
    static let description = RuleDescription(
        id: "case-collision",
        category: .keys,
        summary: "two keys differ by upper and lower case only",
        rationale: """
            Often one of them was mistyped, and each is translated on its own. Some are meant, such as a title and a \
            word inside a sentence; then give them names that say so. Stale keys are left alone.
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
        for group in KeyFold.groups(of: table, .withoutCase) {
            var seen: [(text: Text, string: String)] = []
            for entry in group.map({ table.table.entry(at: $0) }) where entry.extractionState != .stale {
                let key = entry.key.string
                // Equal strings are duplicate-key's or unicode-equivalent-keys'.
                guard !seen.contains(where: { $0.string == key }) else { continue }
                if let like = seen.first(where: { $0.string.lowercased() == key.lowercased() }) {
                    findings.add(
                        "differs from the key \(Quotation.of(like.string)) by upper and lower case only",
                        at: entry.key.place, key: key, related: [like.text.place])
                }
                seen.append((entry.key, key))
            }
        }
    }
}
