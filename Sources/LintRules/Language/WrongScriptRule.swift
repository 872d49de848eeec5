import CatalogCore
import CatalogLint
import CatalogRuntime
import LanguageIdentification

/// Finds texts in letters that their language does not use.
struct WrongScriptRule: UnitRule {
    static let description = RuleDescription(
        id: "wrong-script",
        category: .language,
        summary: "a text uses letters that its language does not use",
        rationale: """
            French in the Arabic column: a row was pasted in the wrong place, or the wrong file was edited. The \
            rule ignores words of the source, names, abbreviations, code, addresses, arguments, do-not-translate \
            words, and copies of the source. It also ignores the language's own tag, such as zh-TW where the source \
            has en, and names of products in place of a build setting. Where the source is a name in its own letters, \
            such as Яндекс, a name in Latin letters is right; so is “ACME Tower” for “ACMEタワー”, a name that all \
            languages have as the source does, the own name of a language, such as Русский, and a quotation beside \
            words of the language (“Tap ‘Κυπριακά’”). A language with several scripts, such as Serbian, may use any of them, \
            unless four fifths of the table’s texts use the usual one; then it is a warning. It is a note for a text \
            in Latin letters with fewer than two words without a capital, which may be a name or a term. If four \
            fifths of at least 20 texts are in letters that the language does not use, the rule says so once for the \
            table, unless these are Latin letters, which may be a choice.
            """,
        severity: .error,
        impact: .misleads,
        scope: .unit,
        tables: .all,
        passing: [
            .texts(["en": #""Maximize""#, "ar": #""تكبير""#, "fr": #""Agrandir""#, "ja": #""最大化""#]),
            .texts(["en": #""Sync with iCloud""#, "ru": #""iCloud""#, "el": #""Συγχρονισμός με το iCloud""#]),
            .texts(["en": #""%lld km""#, "ar": #""%lld km""#, "ru": #""GPS · %lld км""#]),
            .texts(["en": #""Open the map""#, "sr": #""Otvori mapu""#, "sr-Latn": #""Otvori mapu""#]),
            .texts(["en": #""Email""#, "ru": #""E-mail""#, "el": #""e-mail""#]),
            .texts(["en": #""Stop-Watch""#, "uk": #""Stop Watch""#]),
            .texts(["en": #""en""#, "zh-Hant": #""zh-tw""#, "ja": #""ja_JP""#]),
            .texts(["en": #""$(PRODUCT_NAME)""#, "he": #""FitToday Status Extension""#]),
            .texts(key: "Яндекс", ["ja": #""Yandex""#]),
            .texts(["en": #""Language: 日本語""#, "de": #""日本語""#, "pt-BR": #""Idioma: 日本語""#]),
            .texts(["en": #""Russian""#, "he": #""Русский""#]),
            .texts(["en": #""Russian""#, "de": #""Russisch (Русский)""#, "fr": #""Русский – russe""#]),
            .texts(["en": #""6. Tap 'Κυπριακά'""#, "de": #""Tippe auf „Κυπριακά“""#]),
            .japanese("to the stars...", ["en": "to the stars...", "zh-Hant": "to the stars..."]),
            .japanese("ACMEタワー", ["en": "ACME Tower", "zh-Hant": "ACME Tower"]),
            titles("Screen", "hi", "Parda"), titles("Экран", "de", "Экран"), titles("Screen", "sr", "Ekran"),
        ],
        failing: [
            .texts(["en": #""Move the window to the left""#, "ar": #"↓"Déplacer la fenêtre vers la gauche""#]),
            .texts(["en": #""Save changes""#, "de": #"↓"Сохранить изменения""#, "ru": #""Сохранить изменения""#]),
            .texts(["en": #""en""#, "zh-Hant": #"↓"de-de""#, "ru": #"↓"English""#]),
            .texts(key: "Яндекс", ["ja": #"↓"Search the web""#]),
            .texts(["en": #""Tap “Save” now""#, "de": #"↓"Нажмите “Save” сейчас""#, "fr": #"↓"“Сохранить”""#]),
            .texts(["en": #""Russian""#, "de": #"↓"Russisch (Сохранить)""#]),
            .texts(["en": #""It's Lee's""#, "de": #"↓"Lee's Сохранить's""#]),
            .texts([
                "en": #""Send an email""#, "ru": #"↓"Write an e-mail""#, "ar": #"↓"Envoyer""#, "el": #"↓"Run Club""#,
            ]),
            .texts(["en": #""Delete this note?""#, "sr-Cyrl": #"↓"Obrisati ovu belešku?""#, "ja": #"↓"메모 삭제?""#]),
            .japanese("↓to the stars...", ["en": "to the stars...", "de": "zu den Sternen..."]),
            .japanese("↓Your notes are kept on this device", ["en": "Your notes are kept on this device"]),
            .japanese("ACMEタワー", ["zh-Hant": "↓Open the tower"]),
            titles("Screen", "de", "↓מסך"),
        ]
    )

    /// Returns a catalog with twenty titles in a language, whose word may not be in its script.
    static func titles(_ source: String, _ language: String, _ word: String) -> RuleExample {
        .entries(
            (10..<30).map { number in
                let text = "\(word.drop { $0 == "↓" }) \(number)"
                let unit = RuleExample.unit(text, mark: number == 10 && word.hasPrefix("↓"))
                let english = RuleExample.unit("\(source) \(number)", mark: false)
                return "    \"title.\(number)\" : { \"localizations\" : { "
                    + "\"\(language)\" : { \(unit) }, \"en\" : { \(english) } } }"
            }.joined(separator: ",\n"))
    }

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let writing = unit.language.writing,
            let script = ForeignScript.of(unit.text, having: unit.bytes, in: writing), unit.isInUse,
            unit.entry.isTranslatable
        else { return }
        if isOfMostTexts(script, unit, writing) { return add(script, unit, writing, to: &findings) }
        guard !unit.bringsAddress, isUnusual(script, unit, writing), isProse(unit, in: script), !isOwnTag(unit),
            !isKey(unit), !isProductName(unit), !isForeignName(unit, in: script), !isSharedName(unit),
            !isSpelledInKatakana(unit, in: script),
            !unit.isBackedByOthers({ $0.hasSameContents(as: unit.text) }), !unit.isCopyOfUnknownSource,
            !(script == .latin && unit.isCopyrightNotice), !isQuotation(unit, in: script),
            !namesLanguage(unit, in: script)
        else { return }
        let language = unit.language.tag
        findings.add(
            """
            in \(ScriptName.letters(script)), but \(language: language) uses \(ScriptName.letters(writing)): \
            \(Quotation.besideSource(unit)); write it in \(language: language)
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: severity(of: unit, in: script, writing))
    }

    /// Whether the text is the first in a table whose texts in the language are mostly in a script that it does not use.
    ///
    /// Latin letters may be a choice, as in a table in romanized Hindi. So may a copy of the source.
    private func isOfMostTexts(_ script: LetterScript, _ unit: UnitContext, _ writing: WritingSystem) -> Bool {
        guard !writing.other.contains(script), !unit.language.isSource,
            let usual = unit.entry.table.scripts.usual(of: unit.language.tag, in: unit.entry.table.table),
            usual.begins(with: unit)
        else { return false }
        return !(unit.sourceText?.hasSameContents(as: unit.text) ?? false) && !unit.isCopyOfUnknownSource
            && !unit.isBackedByOthers { $0.hasSameContents(as: unit.text) }
    }

    /// Adds the finding for a whole table.
    private func add(
        _ script: LetterScript, _ unit: UnitContext, _ writing: WritingSystem, to findings: inout FindingSink
    ) {
        let language = unit.language.tag
        findings.add(
            """
            most texts are in \(ScriptName.letters(script)), but \(language: language) uses \
            \(ScriptName.letters(writing)); were they imported under the wrong language?
            """,
            at: unit.text.location, language: language, part: unit.path)
    }

    /// Returns the highest severity that a finding may have.
    ///
    /// Whoever reads the language reads its other script, too. Words with a capital, or one word, may be a name or a term.
    private func severity(of unit: UnitContext, in script: LetterScript, _ writing: WritingSystem) -> Severity {
        if writing.other.contains(script) { return .warning }
        let plain = unit.plain.words.filter {
            $0.string.count > 1 && $0.string.contains(where: \.isLowercase) && !$0.isCapitalised
        }
        return script == .latin && plain.count < Self.fewestPlain ? .note : unit.worstUntilReviewed
    }

    /// Whether the rest of the table is in the language's usual script, or at least not in this one.
    private func isUnusual(_ script: LetterScript, _ unit: UnitContext, _ writing: WritingSystem) -> Bool {
        let usual = unit.entry.table.scripts.usual(of: unit.language.tag, in: unit.entry.table.table)?.script
        if writing.other.contains(script) { return usual.map { writing.usual.contains($0) } ?? false }
        return usual.map { writing.allows($0) } ?? true
    }

    /// Whether the text is the tag of its language, for code that asks which language it shows.
    private func isOwnTag(_ unit: UnitContext) -> Bool {
        guard let source = unit.sourceText, let language = unit.entry.table.sourceLanguage else { return false }
        let tags = [(source, language), (unit.text, unit.language.canonical)]
        return tags.allSatisfy { text, language in
            let tag = LanguageTag(text.string)
            return tag.isWellFormed && tag.canonical.language == language.canonical.language
        }
    }

    /// Whether a text has words of its language, and quotes what is in other letters, such as the name of a button.
    private func isQuotation(_ unit: UnitContext, in script: LetterScript) -> Bool {
        let scalars = unit.plain.scalars
        var (isQuoted, hasOwn) = (false, false)
        for (index, scalar) in scalars.enumerated() {
            if let own = LetterScript(of: scalar) {
                if own == script, !isQuoted { return false }
                hasOwn = hasOwn || own != script
            } else if Self.quotes.contains(scalar), !isApostrophe(index, scalars) {
                isQuoted.toggle()
            }
        }
        return hasOwn
    }

    /// Whether the letters of the script are only the own name of a language: “Русский”, “Russian (Русский)”.
    private func namesLanguage(_ unit: UnitContext, in script: LetterScript) -> Bool {
        guard script != .latin else { return false }
        let parts = unit.text.string.split(whereSeparator: Self.betweenNames.contains)
        return LanguageNames.contains(unit.text.string)
            || parts.allSatisfy { part in
                !part.unicodeScalars.contains { LetterScript(of: $0) == script } || LanguageNames.contains(String(part))
            }
    }

    private static let betweenNames: Set<Character> = ["(", ")", "（", "）", "[", "]", "/", "–", "—", "·", ":"]

    private func isApostrophe(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        [index - 1, index + 1].allSatisfy { scalars.indices.contains($0) && WordScalar.isLetter(scalars[$0]) }
    }

    private static let quotes: Set<Unicode.Scalar> = ["'", "‘", "’", "\"", "“", "”", "„", "«", "»", "「", "」"]

    /// Whether the text is a key that is no text, which `key-as-translation` reports.
    private func isKey(_ unit: UnitContext) -> Bool {
        !unit.entry.keyIsText && unit.text.hasSameContents(as: unit.entry.entry.key)
    }

    /// Whether the source is a build setting such as `$(PRODUCT_NAME)`, and the text is in its place.
    private func isProductName(_ unit: UnitContext) -> Bool {
        guard let source = unit.sourceText?.string else { return false }
        return source.hasPrefix("$(") && source.hasSuffix(")") && !source.contains(" ")
    }

    /// Whether the source is in letters that its language does not use, and the text is a name in Latin letters.
    ///
    /// Readers of many languages know such a name, of a search engine for example, by its spelling in Latin letters.
    private func isForeignName(_ unit: UnitContext, in script: LetterScript) -> Bool {
        let table = unit.entry.table
        guard script == .latin, let source = unit.sourceText,
            let writing = table.sourceLanguage.flatMap({ table.facts(of: $0).writing }),
            ForeignScript.of(source, in: writing) != nil
        else { return false }
        return unit.plain.words.allSatisfy(\.isCapitalised)
    }

    /// Whether a source text of few words is the same in all other languages, as the name of a product is.
    private func isSharedName(_ unit: UnitContext) -> Bool {
        guard unit.language.isSource, unit.plain.words.count < Self.sentenceWords else { return false }
        let (same, all) = unit.sameTranslations
        return all > 0 && same == all
    }

    /// Whether a Japanese source spells the English words of a name in katakana, and shares its other words.
    private func isSpelledInKatakana(_ unit: UnitContext, in script: LetterScript) -> Bool {
        guard script == .latin, let source = unit.sourcePlain,
            unit.plain.words.allSatisfy({ $0.isCapitalised || !$0.string.contains(where: \.isLetter) })
        else { return false }
        let scripts = Set(source.scalars.compactMap { LetterScript(of: $0) })
        guard scripts == [.latin, .katakana] else { return false }
        let shared = source.string(of: 0..<source.scalars.count).split { !$0.isASCII || !$0.isLetter }
        return unit.plain.words.contains { word in shared.contains { $0 == word.string } }
    }

    /// The number of words from which a text is a sentence rather than a name.
    private static let sentenceWords = 5

    /// Whether there are words in the script that a translation would not keep.
    private func isProse(_ unit: UnitContext, in script: LetterScript) -> Bool {
        if let source = unit.sourcePlain, Self.letters(of: source) == Self.letters(of: unit.plain) { return false }
        let words = LanguageSpecificWords(unit).words.filter { word in
            word.string.unicodeScalars.contains { LetterScript(of: $0) == script }
        }
        let letters = words.reduce(0) { $0 + $1.range.count }
        guard script == .latin else { return letters >= Self.fewLetters }
        let plain = words.filter { !$0.isCapitalised }
        guard unit.sourceText != nil else { return plain.count > Self.fewWords }
        return letters >= (plain.isEmpty ? Self.nameLetters : Self.enoughLetters)
    }

    /// The letters and digits in lower case, which a copy of the source shares, whatever its case and punctuation.
    private static func letters(of text: PlainText) -> String {
        String(String.UnicodeScalarView(text.scalars.filter(WordScalar.isInside))).lowercased()
    }

    private static let fewLetters = 2
    private static let enoughLetters = 4
    /// A word with a capital may be a name.
    private static let nameLetters = 5
    /// Without a source text, names cannot be recognized.
    private static let fewWords = 2
    /// The least number of words without a capital that make a text certain.
    private static let fewestPlain = 2
}
