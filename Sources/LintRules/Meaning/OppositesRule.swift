import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds one translation for two opposite texts.
struct OppositesRule: TableRule {
    static let description = RuleDescription(
        id: "opposites",
        category: .meaning,
        summary: "two opposite texts have the same translation",
        rationale: """
            Where “Undo” and “Redo”, “Scroll up” and “Scroll down”, or “Longitude” and “Latitude” have the same \
            translation, one of them is wrong. The rule compares source texts that differ in one word; it knows \
            opposites in English, Portuguese, Spanish, French and German. It is silent where most languages have one \
            text for both, such as for a switch.
            """,
        severity: .error,
        impact: .misleads,
        scope: .catalog,
        passing: [
            table(("Undo", "Rückgängig"), ("Redo", "Wiederholen")),
            table(("Start", "Los"), ("Begin", "Los")),
            table(("Sort up", "Sort up"), ("Sort down", "Sort up")),
            table(("Left", "Links"), ("left", "links"), ("Left side", "Links")),
        ],
        failing: [
            table(("Undo", "Wiederholen"), ("Redo", "↓Wiederholen")),
            table(("Scroll down %@", "Nach oben %@"), ("Scroll up %@", "↓Nach oben %@")),
        ]
    )

    private static func table(_ rows: (String, String)...) -> RuleExample {
        .entries(
            rows.map { source, text in
                let unit = RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))
                return "    \"\(source)\" : { \"localizations\" : { \"de\" : { \(unit) } } }"
            }.joined(separator: ",\n"))
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        var reported: Set<LocalizedKey> = []
        for (first, second) in OppositeSources(table).pairs {
            let pair = TranslatedPair(first.entry, second.entry, in: table)
            guard !pair.isUsual else { continue }
            for (left, right) in pair.equal
            where reported.insert(LocalizedKey(second.entry, right.language.tag)).inserted {
                findings.add(
                    """
                    \(Quotation.of(right.text)) translates both \(Quotation.of(second.source)) and its \
                    opposite \(Quotation.of(first.source)); correct one of them
                    """,
                    at: right.text.location, key: right.key.string, language: right.language.tag,
                    related: [left.text.location])
            }
        }
    }

    /// A key in a language.
    private struct LocalizedKey: Hashable {
        let entry: Int
        let language: LanguageTag

        init(_ entry: Int, _ language: LanguageTag) {
            self.entry = entry
            self.language = language
        }
    }
}
