import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about languages and scripts.
    static let language: [ExemptionExample] = [
        .init(
            "wrong-language", "few words without a capital are hardly certain, so it is a note",
            .texts([
                "en": #""Your workout was saved to the cloud""#,
                "fr": #"↓"Dein Training Wurde Gestern Abend In Der Wolke Gesichert""#,
            ])),
        .init(
            "wrong-language", "a copyright notice may stay, so it is a note",
            .texts([
                "en": #""© The friends of the app""#,
                "fr": #"↓"© Dein Training wurde gestern in der Wolke gesichert""#,
            ])),
        .init(
            "wrong-language", "few words without a source are hardly certain, so it is a warning",
            .texts(key: "home.saved", ["fr": #"↓"Dein Training wurde gesichert und dann""#])),
        .init(
            "wrong-language", "four texts may be slips, and each is a finding",
            WrongLanguageRule.texts(WrongLanguageRule.spanish.map { "↓" + $0 })),
        .init(
            "wrong-language", "most texts are in their language, so each other one is a finding",
            WrongLanguageRule.texts(
                (WrongLanguageRule.spanish + ["Tu entrenamiento se guardó en la nube"]).map { "↓" + $0 }
                    + Array(repeating: "Your workout was saved to the cloud", count: 5))),
        .init(
            "wrong-language", "a text in a third language is a finding of its own",
            WrongLanguageRule.texts(
                ["↓Tu entrenamiento se guardó en la nube"] + WrongLanguageRule.spanish
                    + ["↓Dein Training wurde in der Wolke gesichert"])),
        .init(
            "wrong-language", "short texts do not count against the language of the others",
            foreignMajority(beside: ["Home", "Back", "Done", "Next", "Save", "Undo"])),
        .init(
            "wrong-language", "stale texts do not count against the language of the others",
            foreignMajority(
                beside: Array(repeating: "Your workout was saved to the cloud", count: 6),
                with: "\"extractionState\" : \"stale\", ")),
        .init(
            "wrong-language", "texts that nobody has translated yet do not count against the language of the others",
            foreignMajority(
                in: "fr", beside: Array(repeating: "Votre séance a été enregistrée dans le nuage", count: 6),
                state: "new")),
        .init(
            "wrong-language", "texts that stay as they are do not count against the language of the others",
            foreignMajority(
                beside: Array(repeating: "Your workout was saved to the cloud", count: 6),
                with: "\"shouldTranslate\" : false, ")),
        .init(
            "wrong-language", "the words do not tell which of several similar languages it is",
            .texts([
                "en": #""The file could not be loaded from your phone""#,
                "fr": #"↓"Filen kunne ikke hentes fra din telefon""#,
            ])),
        .init(
            "chinese-variant", "most languages have the same text, which is a name",
            .texts([
                "en": #""Simplified Chinese""#, "zh-Hant": #""简体中文""#, "de": #""简体中文""#, "fr": #""简体中文""#,
                "it": #""简体中文""#,
            ])),
        .init(
            "partly-translated", "the other variant of the source's language keeps its words",
            .texts([
                "en": #""Check the key with its owner. The most recent key does not match.""#,
                "en-GB": #""Cheque the key with its holder. The most recent key does not match.""#,
            ])),
        .init(
            "partly-translated", "another rule reports a copy of the source",
            .texts([
                "en": #""Check the key with its owner. The most recent key does not match.""#,
                "es": #""Check the key with its owner. The most recent key does not match.""#,
            ])),
        .init(
            "partly-translated", "a fixed term stays as it is",
            .texts(
                [
                    "en": #""Check the key with its owner. The most recent key does not match.""#,
                    "es": #""Verifique la clave con su dueño. The most recent key does not match.""#,
                ], options: RuleOptions(["do-not-translate": ["The most recent key does not match"]]))),
        .init(
            "partly-translated", "most languages keep the phrase",
            .texts([
                "en": #""Check the key with its owner. The most recent key does not match.""#,
                "es": #""Verifique la clave. The most recent key does not match.""#,
                "de": #""Den Schlüssel prüfen. The most recent key does not match.""#,
                "fr": #""Vérifiez la clé. The most recent key does not match.""#,
                "it": #""Controllare la chiave. The most recent key does not match.""#,
            ])),
        .init(
            "partly-translated", "in another script, a few words are enough",
            .texts([
                "en": #""Check the key with its owner. Then open the door""#,
                "ja": #"↓"所有者に確認してください。Then open the door""#,
            ])),
        .init(
            "wrong-language", "another rule reports a copy of the source",
            .texts([
                "en": #""Your workout was saved to the cloud""#, "fr": #""Your workout was saved to the cloud""#,
            ])),
        .init(
            "wrong-language", "an address shows that the text has content of its own",
            .texts([
                "en": #""Your workout was saved to the cloud""#,
                "fr": #""Dein Training wurde in der Wolke gesichert, ana@fittoday.app""#,
            ])),
        .init(
            "wrong-language", "filler is in no language",
            .texts([
                "en": #""Your workout was saved to the cloud""#,
                "fr": #""Ipsum: Dein Training wurde in der Wolke gesichert""#,
            ])),
        .init(
            "wrong-script", "an address shows that the text has content of its own",
            .texts([
                "en": #""Move the window to the left""#,
                "ar": #""Déplacer la fenêtre vers la gauche, ana@fittoday.app""#,
            ])),
        .init(
            "wrong-script", "most languages have the same text, which is a name",
            .texts([
                "en": #""Move the window to the left""#, "ar": #""Déplacer la fenêtre vers la gauche""#,
                "de": #""Déplacer la fenêtre vers la gauche""#, "fr": #""Déplacer la fenêtre vers la gauche""#,
                "es": #""Déplacer la fenêtre vers la gauche""#,
            ])),
        .init(
            "wrong-script", "another rule reports a copy of the source",
            .texts(["en": #""Move the window to the left""#, "ar": #""Move the window to the left""#])),
        .init(
            "wrong-script", "another rule reports the key in place of a text",
            RuleExample(files: [
                ("en.lproj/Main.strings", "\"r7s-58-k2m.title\" = \"Reconnect All\";\n"),
                ("ta.lproj/Main.strings", "\"r7s-58-k2m.title\" = \"r7s-58-k2m.title\";\n"),
            ])),
        .init(
            "wrong-script", "two letters of another script are enough",
            .texts(["en": #""Note this""#, "ja": #"↓"메모""#])),
        .init(
            "wrong-script", "without a source text, some words are enough",
            .texts(key: "home.title", ["ar": #"↓"Déplacer la fenêtre vers la gauche""#])),
        .init(
            "wrong-script", "without a source text, a few words may be a name",
            .texts(key: "home.title", ["ar": #""la fenêtre""#])),
        .init(
            "wrong-script", "two letters of another script are enough, one is not",
            .texts(["en": #""Yes""#, "de": #"↓"Да""#, "fr": #""Я""#])),
        .init(
            "wrong-script", "four Latin letters are enough, three are not",
            .texts(["en": #""Go away now""#, "ru": #"↓"show""#, "el": #""end""#])),
        .init(
            "wrong-script", "five letters with a capital are enough, four may be a name",
            .texts(["en": #""Go away now""#, "ru": #"↓"Start""#, "el": #""Stop""#])),
        .init(
            "wrong-script", "without a source, three words are enough, two are not",
            .texts(["ru": #"↓"open the map""#, "el": #""open map""#])),
    ]

    /// Returns a catalog whose texts in a language are five Spanish ones, with one finding, and others.
    private static func foreignMajority(
        in language: String = "en", beside others: [String], with properties: String = "", state: String = "translated"
    ) -> RuleExample {
        func entry(_ key: String, _ text: String, _ properties: String, _ state: String) -> String {
            let unit = RuleExample.unit(String(text.drop { $0 == "↓" }), mark: text.hasPrefix("↓"))
                .replacing("translated", with: state)
            return "    \"\(key)\" : { \(properties)\"localizations\" : { \"\(language)\" : { \(unit) } } }"
        }
        let spanish = (["↓Tu entrenamiento se guardó en la nube"] + WrongLanguageRule.spanish).enumerated()
            .map { entry("text.\($0)", $1, "", "translated") }
        let entries = spanish + others.enumerated().map { entry("other.\($0)", $1, properties, state) }
        return .entries(entries.joined(separator: ",\n"))
    }
}
