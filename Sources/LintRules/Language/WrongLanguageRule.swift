import CatalogCore
import CatalogLint
import CatalogRuntime
import LanguageIdentification

/// Finds texts that are in another language than their own.
struct WrongLanguageRule: UnitRule {
    static let description = RuleDescription(
        id: "wrong-language",
        category: .language,
        summary: "a text seems to be in another language than its own",
        rationale: """
            German text in the French column: rows were swapped, or a file was imported under the wrong language. The \
            rule identifies 55 languages by frequent words and letter sequences. Words of the source, names and \
            abbreviations do not count. It needs four words, so it rarely reports texts of less than about 20 letters. \
            It does not distinguish very similar languages, such as Norwegian and Danish, Galician and Spanish, or \
            Indonesian and Malay. The same is true for Croatian and Serbian in Latin letters. Between languages that are \
            alike, such as Russian and Bulgarian, it demands more words, and names no language if the words do not tell \
            which one it is. If most long texts of a language, and at least five, are in one other language, the rule \
            says so once for the table; for the source language that is a warning, because the table may name the wrong \
            one. It is a note for a copyright notice, and for a text with fewer than three words without a capital, \
            which may be names. `identical-to-source` and `untranslated-sentence` report a copy of the source, and \
            `wrong-script` a text in other letters.
            """,
        severity: .error,
        impact: .misleads,
        scope: .unit,
        tables: .all,
        passing: [
            .texts([
                "en": #""Your workout was saved to the cloud""#, "pt-BR": #""Seu treino foi salvo na nuvem""#,
                "fr": #""Votre séance a été enregistrée dans le nuage""#, "ru": #""Тренировка сохранена в облаке""#,
            ]),
            .texts(["en": #""Cloud""#, "fr": #""Wolke""#]),
            .texts([
                "en": #""Long-term-token for Home Assistant""#, "it": #""Token a lungo teemine per Home Assistant""#,
            ]),
            .texts(["en": #""Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor""#]),
            .texts([
                "en": #""The file could not be opened""#, "nb": #""Filen kunne ikke åbnes, fordi den mangler""#,
                "x-pirate": #""Die Datei konnte nicht geöffnet werden""#,
            ]),
            RuleExample(files: [
                ("de.lproj/Main.strings", comment + "\"aB1-c2-D3e.title\" = \"Check for the newest version\";\n"),
                ("fr.lproj/Main.strings", "\"aB1-c2-D3e.title\" = \"Chercher la dernière version\";\n"),
            ]),
            RuleExample(files: [
                ("de.lproj/Intents.strings", "\"Ab12Cd\" = \"Check for the newest version\";\n"),
                ("fr.lproj/Intents.strings", "\"Ab12Cd\" = \"Check for the newest version\";\n"),
                ("it.lproj/Intents.strings", "\"Ab12Cd\" = \"Check for the newest version\";\n"),
            ]),
        ],
        failing: [
            .texts([
                "en": #""Your workout was saved to the cloud""#,
                "fr": #"↓"Dein Training wurde in der Wolke gesichert""#,
                "uk": #"↓"Не удалось сохранить эту тренировку на устройстве""#,
            ]),
            .texts([
                "en": #""Your password is too short, choose another one""#,
                "cs": #"↓"Twoje hasło jest zbyt krótkie, wybierz inne""#,
                "fa": #"↓"كلمة المرور قصيرة جدا، اختر كلمة أخرى من فضلك""#,
            ]),
            texts(["↓Tu entrenamiento se guardó en la nube"] + spanish + ["Your workout was saved to the cloud"]),
        ]
    )

    static let spanish = [
        "No se pudo guardar el archivo porque no hay espacio", "La contraseña es demasiado corta, por favor elige otra",
        "Elige otro nombre para esta rutina", "No hay ningún entrenamiento para este día",
    ]

    /// Returns a catalog with texts of the source language only.
    static func texts(_ texts: [String]) -> RuleExample {
        .entries(
            texts.enumerated().map { number, text in
                let unit = RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))
                return "    \"text.\(number)\" : { \"localizations\" : { \"en\" : { \(unit) } } }"
            }.joined(separator: ",\n"))
    }

    private static let comment = """
        /* Class = "NSMenuItem"; title = "Check for the newest version"; ObjectID = "aB1-c2-D3e"; */

        """

    static let interest = UnitInterest.every

    /// The shortest text, in bytes, that can be identified.
    private static let shortest = 15
    /// The least number of words without a capital, because names are in no language.
    private static let fewestPlain = 3
    private static let fewestWithoutSource = 5

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let (guess, vocabulary) = otherLanguage(of: unit) else { return }
        let language = guess.language.map { LanguageTag($0) }
        if let majority = unit.entry.table.foreignMajority(of: unit.language.tag, guess: identify),
            language == nil || language == majority.language
        {
            guard majority.begins(with: unit) else { return }
            findings.add(
                Self.message(majority, unit), at: unit.text.location, language: unit.language.tag, part: unit.path,
                atMost: unit.language.isSource ? .warning : .error)
            return
        }
        findings.add(
            Self.message(guess, unit), at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: severity(of: unit, plain: vocabulary.vocabulary(withNames: false).count))
    }

    /// Returns the language of a text, or nil if the text is too short or is in no language.
    private func identify(_ unit: UnitContext) -> TextLanguage? {
        guard Self.isLongEnough(unit.text.utf8), unit.isInUse, unit.entry.isTranslatable, !isCopy(unit) else {
            return nil
        }
        guard let other = otherLanguage(of: unit) else { return .own }
        return .other(other.guess.language.map { LanguageTag($0) })
    }

    private static func isLongEnough(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count >= shortest && LanguageGuess.mayHaveEnoughWords(bytes)
    }

    /// Returns the other language of a text, and its words.
    private func otherLanguage(of unit: UnitContext) -> (guess: LanguageGuess, words: LanguageSpecificWords)? {
        let bytes = unit.text.utf8
        guard Self.isLongEnough(bytes), let declared = unit.language.modelled, let model = declared.model,
            model.doubts(bytes, in: declared), unit.isInUse, unit.entry.isTranslatable, !isCopy(unit),
            !unit.bringsAddress
        else { return nil }
        let vocabulary = LanguageSpecificWords(unit)
        let words = vocabulary.vocabulary(withNames: !unit.language.isSource)
        guard !words.contains(PlainText.fillerWord), !unit.isCopyOfUnknownSource,
            let guess = LanguageGuess(
                words, declared: declared, in: model, near: unit.entry.entry.localizations.map(\.language))
        else { return nil }
        return (guess, vocabulary)
    }

    private static func message(_ majority: ForeignMajority, _ unit: UnitContext) -> FindingMessage {
        let (own, other) = (unit.language.tag, majority.language)
        let (count, all) = (String(majority.count), String(majority.all))
        if unit.language.isSource {
            return """
                \(count) of \(all) long texts seem to be \(language: other), not \(language: own); is the source language \
                \(other.spelling)?
                """
        }
        return """
            \(count) of \(all) long texts seem to be \(language: other), not \(language: own); were they imported under the \
            wrong language?
            """
    }

    private static func message(_ guess: LanguageGuess, _ unit: UnitContext) -> FindingMessage {
        let (own, text) = (unit.language.tag, Quotation.besideSource(unit))
        guard let language = guess.language.map({ LanguageTag($0) }) else {
            return "does not seem to be \(language: own): \(text); write it in \(language: own)"
        }
        return "seems to be \(language: language), not \(language: own): \(text); write it in \(language: own)"
    }

    /// Few words are hardly certain, least of all without a source text to compare them with.
    private func severity(of unit: UnitContext, plain count: Int) -> Severity {
        if count < Self.fewestPlain || unit.isCopyrightNotice { return .note }
        if unit.sourceText == nil, count < Self.fewestWithoutSource { return .warning }
        return unit.worstUntilReviewed
    }

    private func isCopy(_ unit: UnitContext) -> Bool {
        unit.sourceText?.hasSameContents(as: unit.text) ?? false
    }
}
