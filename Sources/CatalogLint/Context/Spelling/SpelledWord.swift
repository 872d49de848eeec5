import CatalogRuntime

/// A word that a dictionary may be asked about.
package struct SpelledWord {
    /// The word as it is written, with a straight apostrophe.
    package let string: String
    /// The text that it stands in.
    package let shown: ShownText
}

extension TableContext {
    /// Shows the words of all texts that a dictionary could judge, with their entries.
    ///
    /// Left out are short words, abbreviations, names, code, terms that are never translated, and in translations what
    /// the source has too.
    package func forEachSpelledWord(_ body: (SpelledWord, EntryContext) -> Void) {
        forEachShownText { shown, entry in
            guard entry.isTranslatable, !shown.isCopy(in: entry) else { return }
            let text = PlainText(shown.text)
            let source = shown.language.isSource ? nil : entry.counterpart(of: shown.path).map { PlainText($0) }
            let foreign = Set((source?.words ?? []).map(\.folded))
            let fixed = fixedTerms.flatMap { $0.matches(in: text, .exact) }
            for word in text.spelledWords(nounsAreCapitalised: shown.language.capitalisesNouns)
            where !foreign.contains(word.folded) && !fixed.contains(where: { $0.overlaps(word.range) }) {
                body(SpelledWord(string: word.string.replacing("’", with: "'"), shown: shown), entry)
            }
        }
    }
}

extension LanguageFacts {
    /// Whether nouns begin with a capital, so that one says nothing of names.
    fileprivate var capitalisesNouns: Bool { ["de", "lb", "gsw", "nds"].contains(canonical.language) }
}

extension PlainText {
    /// The words that may be in a dictionary.
    fileprivate func spelledWords(nounsAreCapitalised: Bool) -> [PlainWord] {
        let words = proseWords
        let isTitle = words.allSatisfy { $0.isCapitalised || $0.range.count < 4 }
        let code = codeSpans
        return words.filter { word in
            guard word.range.count > 2, !word.isAllCaps, !word.hasHump,
                !code.contains(where: { $0.overlaps(word.range) })
            else { return false }
            return !word.isCapitalised || nounsAreCapitalised || isTitle || beginsSentence(word)
        }
    }

    /// What stands between two backticks.
    private var codeSpans: [Range<Int>] {
        let ticks = scalars.indices.filter { scalars[$0] == "`" }
        return stride(from: 0, to: ticks.count - 1, by: 2).map { ticks[$0]..<ticks[$0 + 1] }
    }

    private func beginsSentence(_ word: PlainWord) -> Bool {
        let before = scalars[..<word.range.lowerBound].last { !WordScalar.isSpace($0) }
        return before.map { !WordScalar.isInside($0) && !",;-".unicodeScalars.contains($0) } ?? true
    }
}

extension PlainWord {
    /// Whether a capital stands inside of it, as in `iPhone`.
    fileprivate var hasHump: Bool { string.dropFirst().contains(where: \.isUppercase) }
}
