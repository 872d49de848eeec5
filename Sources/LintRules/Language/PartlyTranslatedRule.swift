import CatalogCore
import CatalogLint

/// Finds words of the source language in a translation.
struct PartlyTranslatedRule: UnitRule {
    static let description = RuleDescription(
        id: "partly-translated",
        category: .language,
        summary: "part of a translation is still in the source language",
        rationale: """
            A sentence was added to the source, or forgotten in the translation. The rule finds four or more words of \
            the source in a row, next to words that are translated. Languages with Latin letters need five, and three \
            of the words, or four in these languages, must be in lower case. It ignores names, titles, filler text, quotations, arguments, do-not-translate \
            words, variants of the source language, and words that most other languages keep too. It is a note for an \
            example, such as `card.example`, because an app may teach the other language. `identical-to-source` reports a copy of the whole text.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .unit,
        passing: [
            .texts([
                "en": #""Lorem ipsum dolor sit amet, consectetur elit. Donec tincidunt vel ante dignissim ac felis""#,
                "pt-PT": #""Lorem ipsum dolor sit, consectetaur pecu. Donec tincidunt vel ante dignissim ac felis""#,
            ]),
            .texts([
                "en": #""Save the file to disk""#, "de": #""Datei auf Platte sichern""#,
                "en-GB": #""Save the file to discs""#,
            ]),
            .texts(["en": #""Made with Google Maps Platform""#, "pt-BR": #""Feito com Google Maps Platform""#]),
            .texts(["en": #""Nos is open source! Read it""#, "nl": #""Nos is open source! Lees de code""#]),
            .texts(["en": #""Show live canvas in Dynamic Island""#, "nl": #""Toon live canvas in Dynamic Island""#]),
            .texts(["en": #""Say “start the next set”""#, "pt-BR": #""Diga “start the next set” agora""#]),
        ],
        failing: [
            .texts([
                "en": #""Check the key with its owner. The most recent key does not match.""#,
                "es": #"↓"Verifique la clave con su dueño. The most recent key does not match.""#,
                "ja": #"↓"所有者に確認してください。The most recent key does not match.""#,
            ]),
            .texts(
                key: "card.example",
                [
                    "en": #""She is a gifted orator who knows it""#,
                    "zh-Hans": #"↓"【写作】She is a gifted orator who knows it""#,
                ]),
            .texts([
                "en": #""Saved. Please add this contact first.""#,
                "de": #"↓"Gesichert. Please add this contact first.""#,
                "fr": #""Saved. Please add this contact first.""#, "it": #""Saved. Please add this contact first.""#,
                "pl": #""Saved. Please add this contact first.""#,
            ]),
        ]
    )

    static let interest = UnitInterest.translations

    /// The shortest text, in bytes, that has enough words.
    private static let shortest = 20

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard !unit.language.isSource, let source = unit.source, Self.mayShare(unit, source),
            unit.isInUse, unit.entry.isTranslatable, unit.isAnotherLanguageThanSource,
            !source.text.hasSameContents(as: unit.text), !unit.plain.isFiller,
            let left = UntranslatedPhrase(in: unit.plain, from: source.plain), isLong(left, in: unit.language),
            !isTerm(left.string, unit), !isLeftByOthers(left, unit, source.text)
        else { return }
        findings.add(
            "\(Quotation.of(left.string)) is not translated in \(Quotation.of(unit.text)); translate it",
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: unit.entry.isExample ? .note : .error)
    }

    /// Languages with the same letters share some phrases by chance: “Nos is open source” is also Dutch.
    private func isLong(_ phrase: UntranslatedPhrase, in language: LanguageFacts) -> Bool {
        guard language.writing?.isLatin ?? true else { return true }
        let words = PlainText(phrase.string).words.filter { !$0.isAllCaps }
        return words.count >= Self.fewestInLatin && words.count { !$0.isCapitalised } >= Self.fewestSmallInLatin
    }

    /// A name and words that both languages have, as in “live canvas in Dynamic Island”, have fewer.
    private static let fewestSmallInLatin = 4

    private static let fewestInLatin = 5

    private func isTerm(_ phrase: String, _ unit: UnitContext) -> Bool {
        let plain = PlainText(phrase)
        return unit.entry.table.fixedTerms.contains { !$0.matches(in: plain, .words).isEmpty }
    }

    /// Whether most other languages leave the phrase in their translations, as the name of a product.
    private func isLeftByOthers(_ phrase: UntranslatedPhrase, _ unit: UnitContext, _ source: Text) -> Bool {
        // Every language that leaves it asks all others, so the search must be quick.
        let words = Array(phrase.string.utf8)
        return unit.isBackedByOthers { $0.utf8.contains(word: words) && !$0.hasSameContents(as: source) }
    }

    private static let letters = ByteSet(0x41...0x5A, 0x61...0x7A)

    /// Whether two texts may have words in a row in common; quick, since most have not.
    private static func mayShare(_ unit: UnitContext, _ source: SourceTextFacts) -> Bool {
        guard unit.has(letters) || !source.text.isPlainASCII else { return false }
        let (own, there) = (unit.text.utf8, source.text.utf8)
        guard own.count >= shortest, there.count >= shortest else { return false }
        return source.byteGroups.mayShare(shortestPhrase, with: own)
    }

    /// Four words and the spaces between them are rarely shorter, in bytes.
    private static let shortestPhrase = 14
}
