import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about texts that nobody translated or reviewed.
    static let unfinished: [ExemptionExample] = [
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
            "empty-translation", "only the source has the key, for a choice without a text",
            RuleExample(files: [
                ("en.lproj/Form.strings", "\"menu.kind.\" = ↓\"\";\n\"menu.kind.run\" = \"Run\";\n"),
                ("de.lproj/Form.strings", "\"menu.kind.run\" = \"Lauf\";\n"),
                ("fr.lproj/Form.strings", "\"menu.kind.run\" = \"Course\";\n"),
            ])),
        .init(
            "empty-translation", "one other language may not have the key yet",
            RuleExample(files: [
                ("en.lproj/Form.strings", "\"menu.kind.\" = ↓\"\";\n\"menu.kind.run\" = \"Run\";\n"),
                ("de.lproj/Form.strings", "\"menu.kind.run\" = \"Lauf\";\n"),
            ])),
        .init(
            "empty-translation", "a part of a sentence begins in lower case, as no other text does",
            RuleExample(files: [
                ("en.lproj/List.strings", "\"is\" = \"is a part of\";\n\"a\" = \"Home\";\n\"b\" = \"Rest\";\n"),
                ("ja.lproj/List.strings", "\"is\" = ↓\"\";\n\"a\" = \"ホーム\";\n\"b\" = \"休憩\";\n"),
            ])),
        .init(
            "empty-translation", "a capital or a single word is no part of a sentence",
            RuleExample(files: [
                (
                    "en.lproj/List.strings",
                    "\"a\" = \"Home\";\n\"b\" = \"Start it now\";\n\"c\" = \"start\";\n\"d\" = \"Go\";\n"
                ),
                ("ja.lproj/List.strings", "\"a\" = \"ホーム\";\n\"b\" = ↓\"\";\n\"c\" = ↓\"\";\n\"d\" = \"行く\";\n"),
            ])),
        .init(
            "empty-translation", "where all texts begin in lower case, none is known to be a part",
            RuleExample(files: [
                ("en.lproj/List.strings", "\"is\" = \"start now\";\n\"a\" = \"home\";\n\"b\" = \"rest\";\n"),
                ("ja.lproj/List.strings", "\"is\" = ↓\"\";\n\"a\" = \"ホーム\";\n\"b\" = \"休憩\";\n"),
            ])),
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
}
