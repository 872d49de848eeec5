import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about coverage and states.
    static let coverage: [ExemptionExample] = [
        .init(
            "empty-translation", "a single sign is no counter",
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"7\" = ↓\"\";\n"),
                ("ja.lproj/Localizable.strings", "\"7\" = \"七\";\n"),
            ])),
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
            "lproj-file-missing", "the base file has the source texts, and the other one is there",
            RuleExample(
                files: [
                    ("Base.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n\"home.rest\" = \"Rest\";\n"),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
                ], required: ["en", "pt-BR"])),
        .init(
            "lproj-file-missing", "the base file has the source texts, and the other one cannot be read",
            RuleExample(
                files: [
                    ("Base.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
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
