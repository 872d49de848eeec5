import CatalogCore
import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about the structure of files.
    static let structure: [ExemptionExample] = files + catalogs + entries + legacy

    private static let files: [ExemptionExample] = [
        .init(
            "missing-source-language", "a part of the project may lack the files of the source language",
            german.configured(source: "en", at: configuration).asPart()),
        .init(
            "missing-source-language", "a file is in the source language",
            RuleExample(files: [
                ("de.lproj/Localizable.strings", "\"home.title\" = \"Start\";\n"),
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
            ]).configured(source: "en", at: configuration)),
        .init(
            "missing-source-language", "no file is in the source language",
            RuleExample(files: [
                ("de.lproj/Localizable.strings", "\"home.title\" = \"Start\";\n"),
                (".fitloc.yml", "source-language: ↓en\n"),
            ]).configured(source: "en", at: configuration)),
        .init(
            "missing-source-language", "a table outside of language folders has no languages",
            RuleExample(files: [("Localizable.strings", "\"home.title\" = \"Home\";\n")])
                .configured(source: "en", at: configuration)),
        .init(
            "missing-source-language", "the keys are the source texts",
            RuleExample(files: [("de.lproj/Localizable.strings", "\"Start a workout\" = \"Los\";\n")])
                .configured(source: "en", at: configuration)),
        .init(
            "missing-source-language", "the keys are source texts in one word, in letters that identifiers do not have",
            RuleExample(files: [("en.lproj/Localizable.strings", "\"打开\" = \"Open\";\n")])
                .configured(source: "zh-Hans", at: configuration)),
        .init(
            "strings-syntax", "another rule reports conflict markers",
            RuleExample(files: [
                (
                    "en.lproj/Localizable.strings",
                    """
                    "home.title" = "Home"
                    <<<<<<< ours
                    "home.rest" = "Rest";
                    =======
                    "home.rest" = "Pause";
                    >>>>>>> theirs

                    """
                )
            ])),
        .init("byte-order-mark", "another rule reports invalid JSON", .catalog("\u{FEFF}{ \"strings\" : ")),
        .init("invalid-json", "another rule reports the encoding", latin1Catalog),
        .init("invalid-utf8", "another rule reports invalid JSON", .catalog(#"{ "strings" : "#)),
        .init("strings-syntax", "another rule reports the encoding", latin1Table),
        .init(
            "strings-syntax", "another rule reports a merge conflict",
            RuleExample(files: [
                (
                    "en.lproj/Localizable.strings",
                    "<<<<<<< ours\n\"a\" = \"A\";\n=======\n\"a\" = \"B\";\n>>>>>>> theirs\n"
                )
            ])),
        .init("strings-syntax", "another rule reports an incomplete plural", incompleteRule),
        .init(
            "strings-encoding", "a catalog is never UTF-16",
            RuleExample(
                file: "Localizable.xcstrings", #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
                encoding: .utf16LittleEndian)),
        .init(
            "strings-encoding", "another rule reports the syntax",
            RuleExample(file: "en.lproj/Localizable.strings", "\"a\" = ", encoding: .utf16LittleEndian)),
    ]

    private static let catalogs: [ExemptionExample] = [
        .init(
            "invalid-field-type", "another rule reports a catalog without strings",
            .catalog(#"{ "sourceLanguage" : 7, "version" : "1.0" }"#)),
        .init(
            "missing-source-language", "another rule reports a catalog without strings",
            .catalog(#"{ "version" : "1.0" }"#)),
        .init(
            "missing-source-language", "another rule reports another member",
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "verison" : "1.0" }"#)),
        .init(
            "missing-source-language", "another rule reports a misspelt member",
            .catalog(#"{ "sourcelanguage" : "en", "strings" : { }, "version" : "1.0" }"#)),
        .init(
            "missing-source-language", "another rule reports a value of the wrong type",
            .catalog(#"{ "sourceLanguage" : 7, "strings" : { }, "version" : "1.0" }"#)),
        .init(
            "not-canonical-format", "another rule reports a catalog without strings",
            .catalog(#"{ "sourceLanguage": "en" }"#)),
        .init(
            "unknown-root-key", "another rule reports a catalog without strings",
            .catalog(#"{ "sourceLanguage" : "en", "tab.home" : { } }"#)),
        .init("duplicate-key", "another rule reports an unknown member", .entries(unknownMember)),
        .init(
            "unicode-equivalent-keys", "another rule reports equal keys",
            .entries("    \"Caf\u{E9}\" : { },\n    \"Caf\u{E9}\" : { }")),
        .init(
            "not-compilable", "no table is compiled from stringsdict files in this way",
            RuleExample(files: [("en.lproj/Localizable.stringsdict", days)])),
        .init(
            "table-conflict", "there is no catalog", RuleExample(files: [("en.lproj/Localizable.stringsdict", days)])),
    ]

    private static let german = RuleExample(files: [
        ("de.lproj/Localizable.strings", "\"home.title\" = \"Start\";\n")
    ])

    private static let configuration = SettingLocation(
        file: TableFile(untabled: ".fitloc.yml", bytes: Array("source-language: en\n".utf8)), range: 17..<19)

    private static let entries: [ExemptionExample] = [
        .init(
            "duplicate-language", "a language has no folder of its own",
            .texts(["en": #""Home""#, "a/b": #""Deck""#, "c/d": #""Cave""#])),
        .init(
            "empty-localization-object", "the fix does not decide which of two members stays",
            .entries(#"    "tab.home" : { "localizations" : { "de" : { }, "de" : ↓{ }, "fr" : ↓{ } } }"#)),
        .init(
            "invalid-axis-nesting", "another rule reports an unknown axis",
            .entries(
                """
                    "%lld taps" : { "localizations" : { "en" : { "variations" : { "plural" : {
                      "other" : { "variations" : { "width" : {
                        "20" : { "stringUnit" : { "state" : "translated", "value" : "%lld taps" } } } } } } } } } }
                """)),
        .init(
            "invalid-axis-nesting", "legacy tables have no devices",
            RuleExample(files: [("en.lproj/A.stringsdict", days)])),
        .init(
            "invalid-state", "several texts share one state",
            .entries(
                """
                    "phrases" : { "localizations" : { "en" : {
                      "stringSet" : { "state" : ↓"done", "values" : ["Start", "Begin"] } } } }
                """)),
        .init(
            "missing-state", "several texts share one state",
            .entries(
                """
                    "phrases" : { "localizations" : { "en" : { "stringSet" : { "values" : [↓"Start", "Begin"] } } } }
                """)),
        .init(
            "missing-state", "another rule reports a state of the wrong type",
            .entries(
                """
                    "tab.home" : { "localizations" : { "en" : { "stringUnit" : { "state" : 7, "value" : "Home" } } } }
                """)),
        .init(
            "missing-state", "another member has the wrong type",
            .entries(
                """
                    "tab.home" : { "comment" : 7, "localizations" : {
                      "en" : { "stringUnit" : ↓{ "value" : "Home" } } } }
                """)),
        .init(
            "unit-and-variations", "legacy tables have no such objects",
            RuleExample(files: [("en.lproj/A.stringsdict", days)])),
        .init(
            "unknown-entry-field", "another rule reports a repeated member",
            .entries(#"    "tab.home" : { "comment" : "a", "comment" : "b" }"#)),
        .init(
            "unknown-entry-field", "another axis has other names",
            .entry(["\"en\" : { \(RuleExample.devices(["mac": "Click", "other": "Tap"])) }"])),
        .init("empty-variations", "another rule reports an unknown member", .entries(unknownMember)),
        .init("unknown-language-code", "the language is known", .texts(["en": #""Home""#])),
    ]

    private static let legacy: [ExemptionExample] = [
        .init(
            "duplicate-key", "a comma before a pair of a legacy table separates nothing",
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"copy\" = \"Copy\";\n\n// Files,\n\n↓\"copy\" = \"Copy\";\n")
            ])),
        .init("key-in-strings-and-stringsdict", "another rule reports an incomplete plural", incompleteRule),
        .init(
            "stringsdict-missing-type", "another rule reports a repeated form",
            RuleExample(files: [("en.lproj/Localizable.stringsdict", repeatedForm.replacing("↓", with: ""))])),
        .init(
            "duplicate-key", "a form is repeated",
            RuleExample(files: [("en.lproj/Localizable.stringsdict", repeatedForm)])),
        .init(
            "stringsdict-missing-type", "another rule reports a repeated key",
            RuleExample(files: [("en.lproj/Localizable.strings", "\"a\" = \"A\";\n\"a\" = \"B\";\n")])),
    ]

    private static let latin1Catalog = RuleExample(
        file: "Localizable.xcstrings", #"{ "sourceLanguage" : "pt-BR", "strings" : { "Início" : { } } }"#,
        encoding: .latin1)

    private static let latin1Table = RuleExample(
        file: "pt-BR.lproj/Localizable.strings", "\"tab.home\" = \"Início\";\n", encoding: .latin1)

    private static let unknownMember = #"    "tab.home" : { "extractionstate" : "manual" }"#

    private static let days = """
        <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld day</string>
        <key>other</key><string>%lld days</string></dict>
        </dict></dict></plist>
        """

    private static let repeatedForm = days.replacing(
        "<key>other", with: "↓<key>one</key><string>a day</string>\n<key>other")

    private static let incompleteRule = RuleExample(files: [
        (
            "en.lproj/Localizable.stringsdict",
            days.replacing(
                "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>", with: "")
        )
    ])
}
