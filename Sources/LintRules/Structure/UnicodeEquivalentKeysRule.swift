import CatalogCore
import CatalogLint

/// Finds keys that look the same but have different characters.
struct UnicodeEquivalentKeysRule: TableRule {
    static let description = RuleDescription(
        id: "unicode-equivalent-keys",
        category: .structure,
        summary: "two keys are the same text in two Unicode forms",
        rationale: """
            “é” can be one character, or an “e” and an accent. The two look the same. Code uses one of them, and the \
            texts of the other key are never shown. Keep the key that the code uses, usually the composed form.
            """,
        severity: .warning,
        impact: .visible,
        scope: .catalog,
        passing: [
            .entries(
                """
                    "Café" : { },
                    "Cafe" : { }
                """)
        ],
        failing: [
            .entries(
                """
                    "Caf\u{E9}" : { },
                    ↓"Cafe\u{301}" : { }
                """),
            .entries(
                """
                    "Caf\u{E9}" : { },
                    ↓"Cafe\\u0301" : { }
                """),
            RuleExample(files: [
                ("pt-BR.lproj/Localizable.strings", "\"Caf\u{E9}\" = \"Café\";\n↓\"Cafe\u{301}\" = \"Cafezinho\";\n")
            ]),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        // `String` compares by canonical equivalence, which is the criterion here.
        var seen: [String: Text] = [:]
        for key in table.beyondASCIIKeys {
            let string = key.string
            guard let first = seen[string] else {
                seen[string] = key
                continue
            }
            guard !first.hasSameContents(as: key) else { continue }
            findings.add(
                """
                the same text as another key, in another Unicode form, so code finds only one of them; keep \
                one
                """, at: key.location,
                key: string, related: [first.location])
        }
    }
}

extension TableContext {
    /// The keys that have characters outside ASCII or escapes.
    fileprivate var beyondASCIIKeys: [Text] {
        (0..<table.entryCount).map { table.key(at: $0) }.filter { !$0.isPlainASCII }
    }
}
