import CatalogCore
import CatalogLint

/// Finds keys whose translations are swapped.
struct SwappedTranslationsRule: TableRule {
    static let description = RuleDescription(
        id: "swapped-translations",
        category: .meaning,
        summary: "the translations of two or three keys are swapped",
        rationale: """
            A spreadsheet that was sorted by one column, or a reply in the wrong order, moves translations into wrong \
            rows. Each looks right by itself. The rule finds translations that do not fit their own sources but fit \
            each other’s. It compares length, arguments, numbers, the mark at the end, words that stay the same, and \
            words that other rows of the table translate. Arguments or numbers in one language are enough evidence; \
            otherwise three languages must show the same swap, and half of all. Texts of about the same length without any of these \
            signs cannot be distinguished.
            """,
        severity: .note,
        impact: .misleads,
        scope: .catalog,
        passing: [
            table(
                ("Use Hold, Then Press", "Halten, dann drücken verwenden"),
                ("Press, hold, combine buttons, drag, or scroll", "Drücken, halten, Tasten kombinieren oder scrollen")),
            table(("Delete", "Löschen"), ("Delete the selected photos", "Weg damit")),
            .entries(
                [
                    ("Use Hold, Then Press", "Drücken, halten, Tasten kombinieren, ziehen oder scrollen", "Halten"),
                    (
                        "Press, hold, combine buttons, drag, or scroll", "Halten, dann drücken",
                        "Alles halten und scrollen"
                    ),
                ].map { source, old, new in
                    let units =
                        ["de", "nl", "sv"].map { "\"\($0)\" : { \(RuleExample.unit(old)) }" }
                        + ["da", "fi", "fr", "it", "nb"].map { "\"\($0)\" : { \(RuleExample.unit(new)) }" }
                    return "    \"\(source)\" : { \"localizations\" : { \(units.joined(separator: ", ")) } }"
                }.joined(separator: ",\n")),
        ],
        failing: [
            table(
                ("Use Hold, Then Press", "↓Drücken, halten, Tasten kombinieren, ziehen oder scrollen"),
                ("Press, hold, combine buttons, drag, or scroll", "Halten, dann drücken"),
                languages: ["de", "nl", "sv"]),
            table(
                ("Delete", "↓%lld Fotos auswählen"), ("Select %lld photos", "Löschen"), ("Select", "Auswählen"),
                ("Select all photos", "Alle Fotos auswählen")),
        ]
    )

    private static func table(_ rows: (String, String)..., languages: [String] = ["de"]) -> RuleExample {
        let entries = rows.map { source, text in
            let units = languages.map { "\"\($0)\" : { \(RuleExample.unit(String(text.drop { $0 == "↓" }))) }" }
            return "    \(text.hasPrefix("↓") ? "↓" : "")\"\(source)\" : { \"localizations\" : {\n      "
                + units.joined(separator: ",\n      ") + " } }"
        }
        return .entries(entries.joined(separator: ",\n"))
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        for swap in table.swappedTranslations.swaps {
            guard let first = swap.rows.first else { continue }
            let texts = WordList.of(
                swap.rows.map { row -> FindingMessage in "\(Quotation.of(row.text)) for \(Quotation.of(row.source))" })
            let others = swap.rows.dropFirst()
            let keys = WordList.of(others.map { Quotation.of($0.key) })
            let names = swap.languages.map(\.tag.spelling)
            findings.add(
                names.count > 1
                    ? """
                    its translation is swapped with that of \(keys) in \(WordList.of(names)): \(texts); swap \
                    them back
                    """
                    : "its translation is swapped with that of \(keys): \(texts); swap them back",
                at: first.key.location, key: first.key.string,
                language: names.count > 1 ? nil : swap.languages.first?.tag,
                related: others.map(\.key.location))
        }
    }
}
