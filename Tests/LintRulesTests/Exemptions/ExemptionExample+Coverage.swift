import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about coverage and states.
    static let coverage: [ExemptionExample] = [
        .init(
            "empty-translation", "users never see the text of a prototype",
            RuleExample(files: [
                ("en.lproj/Main.strings", "\"aB1-c2-D3e.title\" = \"Text Cell\";\n"),
                ("de.lproj/Main.strings", "\"aB1-c2-D3e.title\" = ↓\"\";\n"),
            ])),
        .init(
            "empty-translation", "a table outside of language folders has no language",
            RuleExample(files: [("Localizable.strings", "\"home.title\" = ↓\"\";\n\"home.rest\" = \"Rest\";\n")])),
        .init(
            "empty-translation", "several languages need no word such as “at”",
            .texts(key: "time.at", ["en": #""at""#, "de": #"↓"""#, "ja": #"↓"""#, "fr": #""à""#])),
        .init(
            "empty-translation", "the languages of code share a word by chance",
            .texts(["en": #""Fit""#, "de": #""Fit""#, "fr": #""Fit""#, "es": #"↓"""#])),
        .init(
            "identical-to-source", "another rule reports sentences",
            .texts([
                "en": #""Your workout was saved to the cloud""#, "de": #""Your workout was saved to the cloud""#,
            ])),
        .init(
            "identical-to-source", "a store page may have the same name in every language",
            RuleExample(files: [
                ("fastlane/metadata/en-US/name.txt", "Daily workouts\n"),
                ("fastlane/metadata/de-DE/name.txt", "Daily workouts\n"),
            ])),
        .init(
            "key-as-translation", "another rule reports texts in state new",
            .entries(
                RuleExample.key(
                    "home.start",
                    ["en": RuleExample.text(#""Start workout""#), "pt-BR": RuleExample.text(#""home.start""#, "new")]))),
        .init(
            "key-as-translation", "keys that are not to be translated are not checked",
            .entries(
                RuleExample.key(
                    "home.start", #""shouldTranslate" : false"#,
                    ["en": RuleExample.text(#""Start workout""#), "pt-BR": RuleExample.text(#""home.start""#)]))),
        .init(
            "lproj-file-missing", "a folder of another kind",
            RuleExample(files: [("de.bundle/Localizable.strings", "\"home.title\" = \"Start\";\n")])),
        .init(
            "lproj-file-missing", "a folder that is not named for a language",
            RuleExample(files: [("archive.lpoj/Localizable.strings", "\"home.title\" = \"Start\";\n")])),
        .init(
            "lproj-file-missing", "a misspelt folder counts once",
            RuleExample(files: [
                ("de.lpoj/Localizable.strings", "↓\"home.title\" = \"Start\";\n"),
                ("de.lpoj/Workout.strings", "\"workout.title\" = \"Training\";\n"),
            ])),
        .init(
            "missing-source-text", "another rule reports keys that only a translation of a legacy table has",
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.rest\" = \"Rest\";\n\"home.plan\" = \"Plan\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.rest\" = \"Pausa\";\n\"home.title\" = \"Início\";\n"),
            ])),
        .init(
            "missing-translation", "languages with Latin letters have the same units",
            .entries(
                "    \"%lld km\" : { },\n" + RuleExample.key("Home", ["pt-BR": RuleExample.text(#""Início""#)]),
                required: ["en", "pt-BR"])),
        .init(
            "missing-translation", "without a source language no sentence is missing",
            RuleExample(files: [
                ("de.lproj/Localizable.strings", "\"Take a break\" = \"Pause\";\n\"Start\" = \"Los\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"Start\" = \"Iniciar\";\n"),
            ])),
        .init(
            "state-new", "nobody sees a short name beside the display name",
            infoPlist(
                #"""
                "CFBundleDisplayName":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Workouts"}},
                "pt-BR":{"stringUnit":{"state":"translated","value":"Treinos"}}}},
                "CFBundleName":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Workouts"}},
                "pt-BR":{"stringUnit":{"state":"new","value":"Workouts"}}}}
                """#)),
        .init(
            "untranslated-sentence", "the name of the app may be a sentence",
            infoPlist(
                #"""
                "CFBundleDisplayName":{"localizations":{
                "en":{"stringUnit":{"state":"translated","value":"Your workout was saved to the cloud"}},
                "de":{"stringUnit":{"state":"translated","value":"Your workout was saved to the cloud"}}}}
                """#)),
        .init(
            "untranslated-sentence", "a form without a text comes first",
            .entries(
                """
                    "home.days" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "You have %lld days left to start" } },
                      "de" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "new" } },
                        "other" : { "stringUnit" : {
                          "state" : "translated", "value" : ↓"You have %lld days left to start" } } } } } } }
                """)),
        .init(
            "identical-to-source", "an English text in a Japanese source is right in English",
            .catalog(
                """
                { "sourceLanguage" : "ja", "strings" : { "home.steps" : { "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Schritte von heute" } },
                  "en" : { "stringUnit" : { "state" : "translated", "value" : "Steps of today" } },
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : ↓"Steps of today" } },
                  "ja" : { "stringUnit" : { "state" : "translated", "value" : "Steps of today" } } } } }, "version" : "1.0" }
                """)),
        .init(
            "empty-translation", "the key says that the text is a part of others",
            .texts(
                key: "date.prefix", ["en": #""Since""#, "de": #""Seit""#, "ja": #"↓"""#], required: ["en", "de", "ja"])),
        .init(
            "empty-translation", "most languages need no text, and so does the source",
            .texts(
                key: "date.end", ["en": #"↓"""#, "de": #""""#, "ja": #""から""#], required: ["en", "de", "ja"])),
        .init(
            "extra-translation-key", "only legacy tables have a file for each language",
            .texts(key: "Close all", ["pt-BR": #""Fechar tudo""#])),
        .init(
            "extra-translation-key", "without a source language no key is extra",
            RuleExample(files: [
                ("de.lproj/Localizable.strings", "\"Cancel\" = \"Abbrechen\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"Close all\" = \"Fechar tudo\";\n"),
            ])),
        .init(
            "extra-translation-key", "the source language's file cannot be read",
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \n"),
                ("en.lproj/Localizable.stringsdict", "<plist version=\"1.0\"><dict></dict></plist>"),
                ("pt-BR.lproj/Localizable.strings", "\"Close all\" = \"Fechar tudo\";\n"),
            ])),
        .init(
            "identical-to-source", "another rule reports texts in state new",
            .entries(
                RuleExample.key(
                    "home.title",
                    ["en": RuleExample.text(#""Settings""#), "pt-BR": RuleExample.text(#""Settings""#, "new")]))),
        .init(
            "identical-to-source", "another rule reports texts to review",
            .entries(
                RuleExample.key(
                    "home.title",
                    [
                        "en": RuleExample.text(#""Settings""#),
                        "pt-BR": RuleExample.text(#""Settings""#, "needs_review"),
                    ]))),
        .init(
            "identical-to-source", "the name of the app is the same in every language",
            RuleExample(files: [
                (
                    "InfoPlist.xcstrings",
                    """
                    {"sourceLanguage":"en","strings":{"CFBundleName":{"localizations":{
                    "en":{"stringUnit":{"state":"translated","value":"Start your workout"}},
                    "pt-BR":{"stringUnit":{"state":"translated","value":"Start your workout"}}}}}}
                    """
                )
            ])),
        .init(
            "lproj-file-missing", "the configuration names the languages",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                    ("es.lproj/Localizable.strings", "\"home.title\" = \"Inicio\";\n"),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                    ("en.lproj/Workout.strings", "\"workout.title\" = \"Workout\";\n"),
                    ("pt-BR.lproj/Workout.strings", "\"workout.title\" = \"Treino\";\n"),
                ], required: ["en", "pt-BR"])),
        .init(
            "lproj-file-missing", "the file is there, and another rule reports its missing keys",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n\"home.rest\" = \"Rest\";\n"),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ], required: ["en", "pt-BR"])),
        .init(
            "lproj-file-missing", "the file is there, but it cannot be read",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \n"),
                ], required: ["en", "pt-BR"])),
        .init(
            "lproj-file-missing", "a file of the other format that cannot be read is not the missing one",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "↓\"home.title\" = \"Home\";\n"),
                    ("pt-BR.lproj/Localizable.stringsdict", "<plist"),
                ], required: ["en", "pt-BR"])),
        .init(
            "lproj-file-missing", "the file of the other format has all keys",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.days\" = \"%lld days\";\n"),
                    ("pt-BR.lproj/Localizable.stringsdict", days),
                ], required: ["en", "pt-BR"])),
        .init(
            "lproj-file-missing", "keys that the source language lacks do not count",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "↓\"home.title\" = \"Home\";\n"),
                    ("es.lproj/Localizable.strings", "\"home.title\" = \"Inicio\";\n\"home.old\" = \"Casa\";\n"),
                ], required: ["en", "es", "pt-BR"])),
        .init(
            "missing-language", "another rule reports the missing files of legacy tables",
            RuleExample(
                files: [("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n")], required: ["en", "pt-BR"])
        ),
        .init(
            "missing-translation", "without a source language no text is missing",
            RuleExample(files: [
                ("de.lproj/Localizable.strings", "\"home.title\" = \"Start\";\n\"home.rest\" = \"Pause\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
            ])),
        .init(
            "missing-translation", "the source language lacks the key",
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                    ("es.lproj/Localizable.strings", "\"home.title\" = \"Inicio\";\n"),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n\"home.old\" = \"Casa\";\n"),
                ], required: ["en", "es", "pt-BR"])),
        .init(
            "missing-translation", "another rule reports a language without any text",
            .texts(["en": #""Home""#], required: ["en", "pt-BR"])),
        .init(
            "missing-translation", "a text without words needs no translation",
            .entries(
                "    \"%1$@: %2$@\" : { },\n"
                    + RuleExample.key("Home", ["pt-BR": RuleExample.text(#""Início""#)]), required: ["en", "pt-BR"])),
        .init(
            "missing-translation", "another rule reports an empty object",
            .entries(
                RuleExample.key("Home", ["pt-BR": ""]) + ",\n"
                    + RuleExample.key("Plan", ["pt-BR": RuleExample.text(#""Plano""#)]))),
        .init(
            "needs-review", "stale keys need no review",
            .entries(
                RuleExample.key(
                    "Home", #""extractionState" : "stale""#, ["pt-BR": RuleExample.text(#""Casa""#, "needs_review")]))),
        .init("needs-review", "no form is to be reviewed", .plurals("pt-BR", ["one": "um", "other": "%lld"])),
        .init(
            "needs-review", "another rule reports forms that are empty",
            .entries(
                """
                    "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld dia" } },
                      "other" : { "stringUnit" : { "state" : "new", "value" : "" } } } } } } }
                """)),
        .init(
            "partial-variation", "stale keys are not checked",
            .entries(
                """
                    "%lld days" : { "extractionState" : "stale", "localizations" : { "pt-BR" : { "variations" : {
                      "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dia" } },
                      "other" : { "stringUnit" : { "state" : "new", "value" : "" } } } } } } }
                """)),
        .init(
            "partial-variation", "a form that is only a number is not done while it is new",
            .entries(
                """
                    "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dia" } },
                      "other" : { "stringUnit" : { "state" : "new", "value" : ↓"%lld" } } } } } } }
                """)),
        .init(
            "partial-variation", "an empty text around a substitution is not done",
            .entries(
                """
                    "%lld days" : { "localizations" : { "pt-BR" : {
                      "stringUnit" : { "state" : "translated", "value" : ↓"" },
                      "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
                        "variations" : { "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg dia" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg dias" } } } } } } } } }
                """)),
        .init(
            "placeholder-translation", "the source is another filler",
            .texts(["en": #""N/A""#, "pt-BR": #""TBD""#])),
        .init(
            "placeholder-translation", "in brackets, the word is a filler in Portuguese, too",
            .texts(["en": #""Start workout""#, "pt-BR": #"↓"[TODO]""#])),
        .init(
            "untranslated-sentence", "a key counts once",
            .entries(
                RuleExample.key(
                    "home.days",
                    [
                        "en": RuleExample.plural([
                            "one": "You have %lld day left to start", "other": "You have %lld days left to start",
                        ]),
                        "de": RuleExample.plural(
                            [
                                "one": "You have %lld day left to start",
                                "other": "You have %lld days left to start",
                            ], mark: .text("one")),
                    ]))),
        .init(
            "untranslated-sentence", "needs-review reports texts that need review",
            .entries(
                RuleExample.key(
                    "home.saved",
                    [
                        "en": RuleExample.text(#""Your workout was saved to the cloud""#),
                        "de": RuleExample.text(#""Your workout was saved to the cloud""#, "needs_review"),
                    ]))),
        .init(
            "untranslated-sentence", "copyright lines may stay",
            .texts([
                "en": #""© The authors of the app and their friends""#,
                "de": #""© The authors of the app and their friends""#,
            ])),
        .init(
            "untranslated-sentence", "filler text is in no language",
            .texts([
                "en": #""Lorem ipsum dolor sit amet, consectetur elit""#,
                "ru": #""Lorem ipsum dolor sit amet, consectetur elit""#,
            ])),
        .init(
            "key-as-translation", "stale keys are not checked",
            .entries(
                RuleExample.key(
                    "home.start", #""extractionState" : "stale""#,
                    ["en": RuleExample.text(#""Start workout""#), "pt-BR": RuleExample.text(#""home.start""#)]))),
        .init(
            "source-changed", "stale keys are not checked",
            .entries(
                RuleExample.key(
                    "home.start", #""extractionState" : "stale""#,
                    ["en": RuleExample.text(#""Start workout""#), "pt-BR": RuleExample.text(#""Iniciar""#)]),
                earlier: [
                    RuleExample.key(
                        "home.start",
                        ["en": RuleExample.text(#""Start""#), "pt-BR": RuleExample.text(#""Iniciar""#)])
                ])),
        .init(
            "source-changed", "another rule reports texts that are not translated yet",
            .entries(
                RuleExample.key(
                    "home.start",
                    ["en": RuleExample.text(#""Start workout""#), "pt-BR": RuleExample.text(#""Iniciar""#, "new")]),
                earlier: [
                    RuleExample.key(
                        "home.start",
                        ["en": RuleExample.text(#""Start""#), "pt-BR": RuleExample.text(#""Iniciar""#, "new")])
                ])),
    ]

    private static let days = """
        <plist version="1.0"><dict><key>home.days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld dia</string><key>other</key><string>%lld dias</string></dict>
        </dict></dict></plist>
        """
}
