import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds words that the dictionary of their language does not know.
struct SpellingRule: TableRule {
    private static let known = Misspellings(["pt-BR": ["contrle": ["controle"], "xablau": []], "en": ["setings": []]])

    static let description = RuleDescription(
        id: "spelling",
        category: .language,
        summary: "a word is in no dictionary of its language",
        rationale: """
            Needs the program hunspell and a dictionary for each language to check; a run says which it lacks (Debian: \
            `apt-get install hunspell hunspell-pt-br`, Homebrew: `brew install hunspell`, dictionaries of LibreOffice \
            go into `~/Library/Spelling`). A language takes the dictionary of its own country only. Left alone are \
            names, abbreviations, code, what the source has too, what the key or the glossary has, and words that stand \
            in six texts or more, which are the project's own. A file `.fitloc-words` in the catalog's folder or above \
            lists words that are fine, a line each, with `#` before comments; `pt-BR: xablau` holds in one language.
            """,
        severity: .off,
        impact: .visible,
        scope: .catalog,
        passing: [
            .texts(["en": #""Control panel""#, "pt-BR": #""Painel de controle""#]).with(known),
            .texts(key: "xablau.title", ["en": #""The Xablau""#, "pt-BR": #""Meu xablau CONTRLE""#]).with(known),
            .texts(["en": #""Setings""#]),
        ],
        failing: [
            .texts(["en": #"↓"Setings""#, "pt-BR": #"↓"Painel de contrle""#])
                .with(Misspellings(["pt-BR": ["contrle": ["controle"]], "en": ["Setings": ["Settings"]]]))
        ]
    )

    /// Where a word stands so often, it is meant.
    private static let often = 6

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let misspellings = table.settings.misspellings
        guard !misspellings.isEmpty else { return }
        var found: [(word: SpelledWord, suggestions: [String])] = []
        var counts: [LanguageTag: [String: Int]] = [:]
        table.forEachSpelledWord { word, entry in
            let language = word.shown.language
            guard let suggestions = misspellings.suggestions(for: word.string, in: language), !isOwn(word, entry) else {
                return
            }
            found.append((word, suggestions))
            counts[language.tag, default: [:]][word.string.lowercased(), default: 0] += 1
        }
        for (word, suggestions) in found {
            let language = word.shown.language
            let count = counts[language.tag]?[word.string.lowercased()] ?? 0
            guard count < Self.often, !isOthers(word, findings) else { continue }
            findings.add(
                "\(Quotation.of(word.string)) is in no dictionary of \(language.tag)\(Self.proposal(suggestions)): "
                    + "\(Quotation.of(word.shown.text)); if it is right, add it to .fitloc-words",
                at: word.shown.text.place, key: word.shown.key.string, language: language.tag, part: word.shown.path)
        }
    }

    private static func proposal(_ suggestions: [String]) -> String {
        guard let last = suggestions.last else { return "" }
        let words = suggestions.map { Quotation.of($0) }
        let first = words.dropLast().joined(separator: ", ")
        return ", perhaps \(first.isEmpty ? "" : first + " or ")\(Quotation.of(last))"
    }

    /// Whether a word is the project's: the key has it, the glossary, or a translation of the same text.
    private func isOwn(_ word: SpelledWord, _ entry: EntryContext) -> Bool {
        let folded = word.string.lowercased()
        if !entry.keyIsText, entry.key.lowercased().contains(folded) { return true }
        let settings = entry.table.settings
        let text = PlainText(word.string)
        let isTerm = settings.glossary.contains { term in
            (term.sources + term.renderings(in: word.shown.language)).contains { pattern in
                pattern.spelling.lowercased().contains(folded) || !pattern.matches(in: text, .inflected).isEmpty
            }
        }
        guard !isTerm, word.shown.language.isSource else { return isTerm }
        return entry.entry.localizations.contains { localization in
            localization.language != word.shown.language.tag
                && localization.content.parts.contains { part in
                    guard let other = part.unit.value, !other.hasSameContents(as: word.shown.text) else { return false }
                    return PlainText(other).words.contains { $0.folded == folded }
                }
        }
    }

    /// Whether a rule on Portuguese that is at work finds the word.
    private func isOthers(_ word: SpelledWord, _ findings: FindingSink) -> Bool {
        guard word.shown.language.isPortuguese else { return false }
        let folded = word.string.lowercased()
        if findings.isAtWork(PortugueseAccentsRule.description.id), PortugueseAccents.marked(folded, nil) != nil {
            return true
        }
        if findings.isAtWork(PortugueseConfusionRule.description.id), PortugueseConfusion.isNoWord(folded) {
            return true
        }
        return findings.isAtWork(PortugueseVariantRule.description.id)
            && (PortugueseVariants.european.counterpart(of: folded, inTextFor: nil) != nil
                || PortugueseVariants.brazilian.counterpart(of: folded, inTextFor: nil) != nil)
    }
}
