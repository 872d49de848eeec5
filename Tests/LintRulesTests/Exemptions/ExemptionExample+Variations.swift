import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about plurals, devices and substitutions.
    static let variations: [ExemptionExample] = plurals + devices + substitutions + counts

    private static let plurals: [ExemptionExample] = [
        .init(
            "plural-missing-other", "a fraction needs a form in a legacy table, too",
            RuleExample(files: [
                (
                    "ru.lproj/Localizable.stringsdict",
                    """
                    <plist version="1.0"><dict><key>home.days</key><dict>
                    <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
                    ↓<key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>f</string>
                    <key>one</key><string>%f день</string><key>few</key><string>%f дня</string>
                    <key>many</key><string>%f дней</string></dict></dict></dict></plist>
                    """
                )
            ])),
        .init(
            "plural-missing-other", "a fraction beside the forms needs a form, too",
            RuleExample(files: [
                (
                    "ru.lproj/Localizable.stringsdict",
                    """
                    <plist version="1.0"><dict><key>home.days</key><dict>
                    <key>NSStringLocalizedFormatKey</key><string>%1$.1f %1$#@days@</string>
                    ↓<key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>f</string>
                    <key>one</key><string>день</string><key>few</key><string>дня</string>
                    <key>many</key><string>дней</string></dict></dict></dict></plist>
                    """
                )
            ])),
        .init(
            "plural-flat", "forms for numbers are not the same text",
            .entry([
                "\"de\" : { \(RuleExample.unit("%lld Workouts", mark: true)) }",
                "\"en\" : { \(RuleExample.plural(["one": "%lld workout", "other": "%lld workouts"])) }",
                "\"pt-BR\" : { \(RuleExample.plural(["one": "%lld treino", "other": "%lld treinos"])) }",
            ])),
        .init(
            "arg-outside-substitution", "stale keys are not checked",
            .entries(
                RuleExample.key(
                    "%lld items", #""extractionState" : "stale""#, ["pt-BR": RuleExample.text(#""%arg itens""#)]))),
        .init(
            "plural-extra-category", "another rule reports a plural without “other”",
            .plurals("ja", ["one": "ワークアウトがひとつ"])),
        .init(
            "plural-extra-category", "a form without a text",
            .entries(
                """
                    "%lld days" : { "localizations" : { "ja" : { "variations" : { "plural" : {
                      ↓"one" : { },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } } } } } } }
                """)),
        .init(
            "plural-extra-category", "the same text is not lost",
            .plurals("ja", ["one": "%lld回", "other": "%lld回"], mark: .name("one"))),
        .init(
            "plural-extra-category", "legacy tables have no fix",
            RuleExample(files: [
                ("ja.lproj/Localizable.stringsdict", pluralOfDays.replacing("<key>one", with: "↓<key>one"))
            ])),
        .init("plural-missing-category", "the language is unknown", .plurals("tlh", ["other": "%lld qeq"])),
        .init(
            "plural-missing-category", "another rule reports a plural without “other”",
            .plurals("pt-BR", ["one": "%lld treino"])),
        .init(
            "plural-missing-category", "another rule reports copies of the source",
            .entries(
                RuleExample.key(
                    "%lld workouts",
                    [
                        "en": RuleExample.plural(["other": "%lld workouts"], mark: .set),
                        "ru": RuleExample.plural(["other": "%lld workouts"]),
                    ]), required: ["ru"])),
        .init(
            "plural-missing-category", "nouns do not change after a number, so it is a note",
            .plurals("tr", ["other": "%lld antrenman"], mark: .set)),
        .init(
            "plural-missing-category", "“other” has the form of “many”, so it is a note",
            .plurals("pl", ["one": "%lld trening", "few": "%lld treningi", "other": "%lld treningów"], mark: .set)),
        .init(
            "plural-missing-category", "“other” of a language with a number for it is no “many”",
            .plurals(
                "ar",
                [
                    "one": "تمرين", "two": "تمرينان", "few": "%lld تمارين", "other": "%lld تمرين",
                ], mark: .set)),
        .init(
            "plural-missing-category", "“other” has no text",
            .entries(
                """
                    "%lld days" : { "localizations" : { "ru" : { "variations" : { "plural" : ↓{
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
                      "other" : { } } } } } }
                """)),
        .init(
            "plural-flat", "the source has no plural",
            .entries(
                RuleExample.key(
                    "days",
                    [
                        "en": RuleExample.devices(["mac": "%lld days", "other": "%lld day"]),
                        "pt-BR": RuleExample.text(#""%lld dias""#),
                    ]))),
        .init("plural-flat", "the text has no number", .flat("pt-BR", "Treinos")),
        .init(
            "plural-flat", "a source without texts",
            .entries(
                RuleExample.key(
                    "days",
                    [
                        "en": "\"variations\" : { \"plural\" : { \"other\" : { } } }",
                        "pt-BR": RuleExample.text(#""%lld dias""#),
                    ]))),
        .init(
            "needs-plural", "the system chooses the keys of this table",
            infoPlist(
                #""CFBundleName":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%lld days"}}}}"#)),
        .init(
            "needs-plural", "keys that are not to be translated need no plural",
            .entries(#"    "%lld people" : { "shouldTranslate" : false }"#)),
        .init("needs-plural", "a colon makes no ordinal", .rows(["en"], ["a": ["↓Day:%lld days"]])),
        .init("needs-plural", "a limit before a bracket", .rows(["en"], ["a": ["Add at least (%lld days)"]])),
        .init("needs-plural", "a hyphen makes no count", .rows(["en"], ["a": ["%lld-days"]])),
        .init(
            "needs-plural", "another text counts with a substitution",
            .entry(["\"en\" : { \(RuleExample.sentence("%#@sets@ in %2$lld days", [sets])) }"])),
        .init(
            "plural-flat", "a text without a specifier shows no number",
            .entries(
                """
                    "%lld days" : { "localizations" : {
                      "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld Tage" } },
                      "en" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
                      "fr" : { "stringUnit" : { "state" : "translated", "value" : "jours" } } } }
                """)),
        .init(
            "plural-flat", "the source varies with a substitution",
            .entries(
                """
                    "home.days" : { "localizations" : {
                      "de" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld Tage" } },
                      "en" : {
                        "stringUnit" : { "state" : "translated", "value" : "%#@days@" },
                        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
                          "variations" : { "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } } } }
                """)),
    ]

    private static let counts: [ExemptionExample] = [
        .init(
            "needs-plural", "brackets that hold no ending of a plural",
            .rows(
                ["en"],
                [
                    "a": ["Open %lld file(beta)"], "b": ["%lld FILE(s)"], "c": ["%lld file(s)x"], "d": ["%lld a(s)"],
                ])),
        .init(
            "needs-plural", "a form for a device in a substitution",
            .entry([
                """
                "en" : { \(RuleExample.unit("%#@sets@")), "substitutions" : { "sets" : {
                  "argNum" : 1, "formatSpecifier" : "lld",
                  \(RuleExample.devices(["mac": "%lld sets", "other": "%lld sets"])) } } }
                """
            ])),
        .init(
            "needs-plural", "numbers and brackets that count nothing",
            .rows(
                ["en"],
                [
                    "a": ["Delete (S)"], "b": ["Files(beta)"], "c": ["%lld-%lld days"], "d": ["1–%lld days"],
                    "e": ["Day %lld reviews"], "f": ["Set #%lld reps"], "g": ["%lld%@days"], "h": ["%lld class"],
                    "i": ["%lld gas"], "j": ["%lld workout"], "k": ["FILE(s)"], "l": ["file(s)x"], "m": ["a(s)"],
                    "n": ["% lld days"],
                ])),
        .init(
            "needs-plural", "other languages do not count with “s”",
            RuleExample(files: [
                (
                    "Localizable.xcstrings",
                    """
                    {"sourceLanguage":"de","strings":{"a":{"localizations":{"de":{"stringUnit":{
                    "state":"translated","value":"%lld Haus und %lld Autos"}}}}},"version":"1.0"}
                    """
                )
            ])),
        .init(
            "needs-plural", "the forms of a substitution count",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@", [RuleExample.substitution("sets", 1, ["one": "%lld set", "other": "%lld sets"])])
                    + " }"
            ])),
    ]

    static let pluralOfDays = """
        <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>one day</string>
        <key>other</key><string>%lld days</string></dict>
        </dict></dict></plist>
        """
}
