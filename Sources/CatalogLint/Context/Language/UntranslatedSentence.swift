import CatalogCore
import CatalogRuntime
import LanguageIdentification

/// Copies of source sentences, which every person notices who reads the language.
extension UnitContext {
    /// Returns whether the text is a sentence of the source language: see `isUntranslatedSentence`.
    func copiesSentence() -> Bool {
        guard !language.isSource, UntranslatedSentence.mayBe(text.utf8), unit.state != .new,
            unit.state != .needsReview, entry.isTranslatable, language.writing != nil
        else { return false }
        let isOfSource = isCopyOfSource
        guard isOfSource || isCopyOfEnglish else { return false }
        let source = isOfSource ? sourceText ?? text : text
        let ignored = entry.table.settings.doNotTranslate
        guard entry.translatableWords(of: source, ignoring: ignored).words.count >= UntranslatedSentence.fewestWords
        else { return false }
        let facts = entry.facts(of: source)
        guard !facts.isTerminalCommand else { return false }
        let written =
            !isOfSource || sourceText == nil || isForeign(source) ? Self.assumedSource : entry.table.sourceLanguage
        // Copyright lines often stay. A source text in English is right in English.
        return !facts.plain.scalars.hasCopyrightSign && written?.language != language.code
            && UntranslatedSentence.isSentence(facts.plainWords, from: written, to: language)
    }

    /// Whether the text is English like its source text, whose own language uses other letters: the source is the one to
    /// translate.
    package var isRightInEnglish: Bool {
        language.code == Self.assumedSource.language && sourceText.map(isForeign) ?? false
    }

    /// Whether a source text is in Latin letters, although its language uses others.
    private func isForeign(_ source: Text) -> Bool {
        guard let writing = entry.table.sourceLanguage.flatMap({ entry.table.facts(of: $0).writing }) else {
            return false
        }
        return !writing.isLatin && ForeignScript.of(source, in: writing) == .latin
    }

    /// Whether the text has the contents of its source text, which may be outside of the table.
    private var isCopyOfSource: Bool {
        if let sourceText { return isAnotherLanguageThanSource && text.hasSameContents(as: sourceText) }
        return language.code != Self.assumedSource.language && isCopyOfUnknownSource
    }

    /// Whether the text has the contents of the English translation, in a language without Latin letters.
    ///
    /// `wrong-language` tells English from other languages in Latin letters.
    private var isCopyOfEnglish: Bool {
        let table = entry.table
        guard sourceText != nil, isAnotherLanguageThanSource,
            let source = table.sourceLanguage, table.facts(of: source).code != Self.assumedSource.language,
            let writing = language.writing, !writing.allows(.latin)
        else { return false }
        return entry.userTranslations(of: path).contains { other in
            table.facts(of: other.language).code == Self.assumedSource.language && other.text.hasSameContents(as: text)
        }
    }

    /// The language of source texts outside of the table, in nearly all projects.
    private static let assumedSource: LanguageTag = "en"
}

extension EntryContext {
    /// Returns whether one of the texts in a language is an untranslated sentence.
    package func isUntranslatedSentence(in language: ShownLanguage) -> Bool {
        guard !language.facts.isSource, let localization = language.localization(of: entry),
            let index = entry.localizations.lastIndex(where: { $0.language == localization.language })
        else { return false }
        return localization.content.parts.contains { part in
            guard let text = part.unit.value, UntranslatedSentence.mayBe(text.utf8) else { return false }
            return UnitContext(
                entry: self, localizationIndex: index, language: language.facts, path: part.path, unit: part.unit,
                text: text
            ).isUntranslatedSentence
        }
    }
}

/// The test for a sentence of a language.
enum UntranslatedSentence {
    /// The least number of words that a translator would translate.
    static let fewestWords = 5
    /// The least number of different words that cannot belong to a name, because they are in lower case.
    private static let fewestPlain = 4
    /// Five words of two letters, and the spaces between them.
    private static let shortest = 14

    /// Returns whether a text has enough bytes and spaces for a sentence.
    static func mayBe(_ text: ArraySlice<UInt8>) -> Bool {
        text.count >= shortest && text.count { $0 == UInt8(ascii: " ") } >= fewestWords - 1
    }

    /// Returns whether words form a sentence of one language rather than of another.
    ///
    /// - Parameter words: The different words in lower case.
    static func isSentence(_ words: [String], from source: LanguageTag?, to language: LanguageFacts) -> Bool {
        guard words.count >= fewestPlain, !words.contains(PlainText.fillerWord) else { return false }
        guard let target = language.modelled, let from = source.flatMap({ ModelLanguage(of: $0) }),
            let model = from.model, model === target.model
        else { return true }
        return model.prefers(from, over: target, for: words)
    }
}
