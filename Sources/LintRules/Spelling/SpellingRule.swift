import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds words that are not in the dictionary of their language.
struct SpellingRule: TableRule {
    private static let known = Misspellings(["pt-BR": ["contrle": ["controle"], "xablau": []], "en": ["setings": []]])

    static let description = RuleDescription(
        id: "spelling",
        category: .language,
        summary: "a word is not in the dictionary of its language",
        rationale: """
            The rule needs hunspell and a dictionary for each language that it checks, and reports those that are \
            missing. On Debian, use `apt-get install hunspell hunspell-pt-br`; with Homebrew, `brew install hunspell`, \
            and dictionaries of LibreOffice in `~/Library/Spelling`. A language uses only the dictionary of its own \
            country. The rule ignores names, abbreviations, code, and words of the source, the key or the glossary. A \
            word in six or more texts belongs to the project and is ignored too. A file `.fitloc-words` in the folder \
            of the catalog or above lists correct words, one per line, with `#` before comments. The line `pt-BR: \
            xablau` applies to one language.
            """,
        severity: .off,
        impact: .visible,
        scope: .catalog,
        tables: .all,
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

    /// The number of texts with a word that makes the word count as intended.
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
                Self.message(Quotation.of(word.string), suggestions, Quotation.of(word.shown.text), language.tag),
                at: word.shown.text.location, key: word.shown.key.string, language: language.tag, part: word.shown.path)
        }
    }

    private static func message(
        _ word: String, _ suggestions: [String], _ text: String, _ language: LanguageTag
    ) -> FindingMessage {
        let proposals = WordList.alternatives(suggestions.map { Quotation.of($0) })
        return suggestions.isEmpty
            ? "\(word) is not in the dictionary of \(language): \(text); if it is right, add it to .fitloc-words"
            : """
            \(word) is not in the dictionary of \(language), perhaps \(proposals): \(text); if it is right, \
            add it to .fitloc-words
            """
    }

    /// Returns whether the key, the glossary or another translation of the text contains a word.
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

    /// Returns whether an active rule about Portuguese reports a word.
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
