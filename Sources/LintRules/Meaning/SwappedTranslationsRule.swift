import CatalogCore
import CatalogLint

/// Finds keys that have each other's translations.
struct SwappedTranslationsRule: TableRule {
    static let description = RuleDescription(
        id: "swapped-translations",
        category: .meaning,
        summary: "two or three keys have each other’s translations",
        rationale: """
            A spreadsheet that was sorted by one column, or an answer in the wrong order, puts translations into the \
            wrong rows, and every one of them is good by itself. Found are translations that fit their sources ill \
            and each other's well: by length, arguments, numbers, the mark at the end, words that stay, and words \
            that other rows of the table translate. In a single language arguments or numbers have to speak for it; \
            else the same must be so in three. Texts of about the same length without any of that cannot be told.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .catalog,
        passing: [
            table(
                ("Use Hold, Then Press", "Halten, dann drücken verwenden"),
                ("Press, hold, combine buttons, drag, or scroll", "Drücken, halten, Tasten kombinieren oder scrollen")),
            table(("Delete", "Löschen"), ("Delete the selected photos", "Weg damit")),
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
            let texts = swap.rows.map { "\(Quotation.of($0.text)) for \(Quotation.of($0.source))" }
            let others = swap.rows.dropFirst()
            let names = swap.languages.map(\.tag.spelling)
            let places = names.count > 1 ? " in \(WordList.of(names))" : ""
            findings.add(
                "has changed translations with \(WordList.of(others.map { Quotation.of($0.key) }))\(places): "
                    + "\(WordList.of(texts)); give each its own",
                at: first.key.place, key: first.key.string, language: names.count > 1 ? nil : swap.languages.first?.tag,
                related: others.map(\.key.place))
        }
    }
}
