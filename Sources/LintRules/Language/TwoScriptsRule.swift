import CatalogCore
import CatalogLint
import CatalogRuntime
import LanguageIdentification

/// Finds tables in which the texts of one language are in two scripts.
struct TwoScriptsRule: TableRule {
    static let description = RuleDescription(
        id: "two-scripts",
        category: .language,
        summary: "the texts of one language are in two scripts",
        rationale: """
            Serbian, Uzbek and other languages are written in Latin or Cyrillic letters. A table that mixes both looks \
            unfinished: two translators worked on it, or two files were merged. The rule reports a table once for each \
            language, if both scripts have ten texts and a fifth of all texts. It ignores copies of the source, and \
            texts with words of the source only. `wrong-script` reports single texts. With one script in the language \
            tag, as in sr-Latn, only `wrong-script` applies.
            """,
        severity: .note,
        impact: .visible,
        scope: .catalog,
        fix: .review,
        passing: [
            table(Array(repeating: ("Open map", "Отвори мапу"), count: 40) + [("Save", "Sačuvaj")]),
            table(
                Array(repeating: ("Open map", "Отвори мапу"), count: 20)
                    + Array(repeating: ("GitHub", "GitHub"), count: 20)),
            table(
                Array(repeating: ("Open map", "Отвори мапу"), count: 20)
                    + Array(repeating: ("Open GitHub", "GitHub"), count: 20)),
            table(
                Array(repeating: ("Open map", "Otvori mapu"), count: 20)
                    + Array(repeating: ("Open map", "Отвори мапу"), count: 20), language: "sr-Latn"),
            table(Array(repeating: ("Open map", "Отвори мапу"), count: 9) + [("Save", "Sačuvaj")]),
        ],
        failing: [
            table(
                Array(repeating: ("Open map", "Отвори мапу"), count: 20) + [("Save", "↓Sačuvaj")]
                    + Array(repeating: ("Open list", "Otvori listu"), count: 9))
        ]
    )

    private static func table(_ rows: [(String, String)], language: String = "sr") -> RuleExample {
        .entries(
            rows.enumerated().map { number, row in
                let unit = RuleExample.unit(String(row.1.drop { $0 == "↓" }), mark: row.1.hasPrefix("↓"))
                return "    \"text.\(number)\" : { \"localizations\" : { "
                    + "\"en\" : { \(RuleExample.unit(row.0)) }, \"\(language)\" : { \(unit) } } }"
            }.joined(separator: ",\n"))
    }

    private static let fewest = 10
    /// The least share of the rarer script: one in so many.
    private static let share = 5

    func check(_ table: TableContext, into findings: inout FindingSink) {
        for facts in table.languages.values.sorted(by: { $0.tag < $1.tag }) where mayMix(facts) {
            // A clear majority in a sample saves reading all texts.
            guard table.scripts.usual(of: facts.tag, in: table.table) == nil else { continue }
            let scripts = Self.scripts(of: facts, in: table)
            let ranked = scripts.sorted { ($0.value.count, $1.key.name) > ($1.value.count, $0.key.name) }
            guard ranked.count > 1, let first = ranked[1].value.first else { continue }
            let (most, other) = (ranked[0], ranked[1])
            guard other.value.count >= Self.fewest,
                other.value.count * Self.share >= most.value.count + other.value.count
            else { continue }
            findings.add(
                """
                \(String(most.value.count)) texts are in \(ScriptName.letters(most.key)), and \
                \(String(other.value.count)) are in \(ScriptName.letters(other.key)); write all in one script
                """,
                at: first.location, language: facts.tag)
        }
    }

    /// Whether the language has a Latin and a Cyrillic orthography, and its tag names none.
    private func mayMix(_ facts: LanguageFacts) -> Bool {
        guard !facts.isSource, let writing = facts.writing else { return false }
        return writing.allows(.latin) && writing.allows(.cyrillic)
    }

    /// The texts of a language by the script of their letters.
    private static func scripts(of facts: LanguageFacts, in table: TableContext) -> [LetterScript: [Text]] {
        var texts: [LetterScript: [Text]] = [:]
        for index in 0..<table.table.entryCount {
            let entry = table.table.entry(at: index)
            guard let localization = entry.localization(facts.tag), entry.extractionState != .stale,
                let part = localization.content.parts.first, let text = part.unit.value, part.unit.state != .new
            else { continue }
            let source = EntryContext(entry, in: table).counterpart(of: part.path)
            guard !(source?.hasSameContents(as: text) ?? false), let script = script(of: text, from: source) else {
                continue
            }
            texts[script, default: []].append(text)
        }
        return texts
    }

    /// The script of the words that the source does not have; nil if they have letters of several scripts, or none.
    private static func script(of text: Text, from source: Text?) -> LetterScript? {
        let known = Set(source.map { PlainText($0).words.map(\.folded) } ?? [])
        let words = PlainText(text).proseWords.filter { !known.contains($0.folded) && !$0.isAllCaps }
        let scripts = Set(words.flatMap { $0.string.unicodeScalars.compactMap { LetterScript(of: $0) } })
        return scripts.count == 1 ? scripts.first : nil
    }
}
