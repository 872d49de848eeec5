import CatalogRuntime

/// A word that a dictionary can check.
package struct SpelledWord {
    /// The word as written, with a straight apostrophe.
    package let string: String
    /// The text that contains the word.
    package let shown: ShownText
}

extension TableContext {
    /// Calls `body` for each word that a dictionary can check, with the entry of the word.
    ///
    /// Excludes short words, abbreviations, names, code, fixed terms, and words of a translation that its source also
    /// has.
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
    /// Whether nouns begin with a capital, so that a capital does not indicate a name.
    fileprivate var capitalisesNouns: Bool { ["de", "lb", "gsw", "nds"].contains(code) }
}

extension PlainText {
    /// Returns the words that a dictionary may contain.
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

    /// The ranges between pairs of backticks.
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
    /// Whether the word has an inner capital, as in `iPhone`.
    fileprivate var hasHump: Bool { string.dropFirst().contains(where: \.isUppercase) }
}
