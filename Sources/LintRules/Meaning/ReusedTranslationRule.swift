import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds one translation for source texts with different meanings.
struct ReusedTranslationRule: TableRule {
    static let description = RuleDescription(
        id: "reused-translation",
        category: .meaning,
        summary: "different source texts have the same translation",
        rationale: """
            A text was copied into the wrong row, or a screen shows two things with the same name. Synonyms often \
            share a translation for good reasons, so at least three other languages must have both texts, and nearly \
            all of them different texts. Source texts that differ only in case, punctuation, endings or a few words do \
            not count. `opposites` reports opposites.
            """,
        severity: .off,
        impact: .misleads,
        scope: .catalog,
        passing: [
            table(("Contact", ["Kontakt", "Contact", "Contacto", "Contatto"]), ("Contacts", ["Kontakt", "", "", ""])),
            table(("Clear", ["Löschen", "Effacer", "Borrar", "Cancella"]), ("Delete", ["Löschen", "", "", ""])),
        ],
        failing: [
            table(
                ("Share", ["Teilen", "Partager", "Compartir", "Condividi"]),
                ("Import a photo", ["↓Teilen", "Importer une photo", "Importar una foto", "Importa una foto"]))
        ]
    )

    private static func table(_ rows: (String, [String])...) -> RuleExample {
        .entries(
            rows.map { source, texts in
                let units = zip(["de", "fr", "es", "it"], texts).filter { !$0.1.isEmpty }.map { language, text in
                    let unit = RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))
                    return "\"\(language)\" : { \(unit) }"
                }
                return "    \"\(source)\" : { \"localizations\" : {\n      " + units.joined(separator: ",\n      ")
                    + " } }"
            }.joined(separator: ",\n"))
    }

    /// A text of a language.
    private struct Subject: Hashable {
        let language: LanguageTag
        let text: [UInt8]
    }

    /// A key that has a text.
    private struct User {
        let entry: Int
        let source: Text
        let shown: ShownText
    }

    /// If more keys than this share a text, the phrase is intended.
    private static let mostUsers = 6

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let opposites = Set(OppositeSources(table).pairs.map { [$0.0.entry, $0.1.entry] })
        for users in Self.users(in: table) where users.count > 1 && users.count <= Self.mostUsers {
            for (index, user) in users.enumerated().dropFirst() {
                guard let other = users[..<index].first(where: { !SourceVariants.areNear($0.source, user.source) }),
                    !opposites.contains([other.entry, user.entry]),
                    Self.areToldApart(TranslatedPair(other.entry, user.entry, in: table))
                else { continue }
                findings.add(
                    """
                    \(Quotation.of(user.shown.text)) translates both \(Quotation.of(user.source)) and \
                    \(Quotation.of(other.source))
                    """,
                    at: user.shown.text.location, key: user.shown.key.string, language: user.shown.language.tag,
                    related: [other.shown.text.location])
                break
            }
        }
    }

    /// Whether at least three languages have two texts, and at most a fifth of all languages has one text.
    private static func areToldApart(_ pair: TranslatedPair) -> Bool {
        pair.translated - pair.equal.count >= 3 && pair.equal.count * 5 <= pair.translated + 1
    }

    /// The keys of each text of each language, in the order of the table.
    private static func users(in table: TableContext) -> [[User]] {
        var users: [Subject: [User]] = [:]
        var order: [Subject] = []
        var index = 0
        table.table.forEachEntry(in: 0..<table.table.entryCount) { entry in
            let entry = EntryContext(entry, in: table)
            defer { index += 1 }
            guard entry.isTranslatable, let source = entry.counterpart(of: .whole) else { return }
            for shown in shown(in: entry) {
                let subject = Subject(language: shown.language.tag, text: Array(shown.text.utf8))
                if users[subject] == nil { order.append(subject) }
                users[subject, default: []].append(User(entry: index, source: source, shown: shown))
            }
        }
        return order.compactMap { users[$0] }
    }

    /// The whole texts of an entry that are translations, without very short ones, which are too ambiguous.
    private static func shown(in entry: EntryContext) -> [ShownText] {
        entry.shownLocalizations.compactMap { localization, language in
            guard !language.isSource, let text = localization.content.unit?.writtenText, text.utf8.count > 3 else {
                return nil
            }
            let shown = ShownText(key: entry.entry.key, language: language, path: .whole, text: text)
            return shown.isCopy(in: entry) ? nil : shown
        }
    }
}
