import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about devices.
    static let devices: [ExemptionExample] = [
        .init(
            "axis-mismatch", "a device without a text differs",
            .entry([
                "\"en\" : { \"variations\" : { \"device\" : { \"mac\" : { }, \"other\" : { \(RuleExample.unit("Tap")) } } } }",
                "\"pt-BR\" : { \(RuleExample.unit("Toque", mark: true)) }",
            ])),
        .init(
            "axis-mismatch", "there is no device",
            .entry([
                "\"en\" : { \"variations\" : { \"device\" : { } } }", "\"pt-BR\" : { \(RuleExample.unit("Toque")) }",
            ])),
        .init(
            "device-missing-other", "a language without devices, and one without texts",
            .entry([
                "\"en\" : { \(RuleExample.devices(["mac": "Click", "other": "Tap"])) }",
                "\"es\" : { \(RuleExample.unit("Toca")) }",
                "\"pt-BR\" : { \"variations\" : { \"device\" : { \"mac\" : { \(RuleExample.text("\"\"", "new")) } } } }",
            ])),
        .init(
            "device-missing-other", "no device",
            .entry(["\"en\" : { \"variations\" : { \"device\" : { \"toaster\" : { \(RuleExample.unit("Pop")) } } } }"])),
        .init(
            "device-wording", "stale keys are not checked",
            .entries(
                "    \"workouts.count\" : { \"extractionState\" : \"stale\", \"localizations\" : { \"en\" : { "
                    + RuleExample.devices(["mac": "Tap to start", "other": "Start"]) + " } } }")),
        .init(
            "device-wording", "the text for all other devices",
            .entry(["\"en\" : { \(RuleExample.devices(["mac": "Click", "other": "On your iPhone"])) }"])),
    ]

    /// Examples of the rules about substitutions.
    static let substitutions: [ExemptionExample] = [
        .init(
            "substitution-missing-arg", "plurals outside of substitutions have no “%arg”",
            .entry([
                """
                "pt-BR" : { "variations" : { "device" : {
                  "mac" : { \(RuleExample.plural(["one": "um treino", "other": "%lld treinos"])) },
                  "other" : { \(RuleExample.sentence("%#@sets@", [sets])) } } } }
                """
            ])),
        .init(
            "substitution-set-differs", "there is no source",
            .entry([counted("pt-BR", ["one": "%arg série", "other": "%arg séries"])])),
        .init(
            "substitution-set-differs", "another rule reports a plural that no form shows",
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }",
                "\"pt-BR\" : { \(RuleExample.plural(["one": "Uma série", "other": "Séries"])) }",
            ])),
        .init(
            "substitution-type", "another rule reports nested substitutions of the source",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@outer@",
                        [
                            RuleExample.substitution("outer", 1, ["other": "%#@series@"], type: "@"),
                            RuleExample.substitution("series", 1, ["one": "%arg", "other": "%arg"], type: "@"),
                        ]) + " }",
                "\"pt-BR\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }",
            ])),
        .init(
            "substitution-unused", "the fix removes one of two",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [sets, RuleExample.substitution("days", 2, ["one": "%arg", "other": "%arg"], nameMark: true)])
                    + " }"
            ])),
        .init(
            "substitution-unused", "the fix keeps the one between two",
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [
                            RuleExample.substitution("days", 2, ["one": "%arg", "other": "%arg"], nameMark: true), sets,
                            RuleExample.substitution("weeks", 3, ["one": "%arg", "other": "%arg"], nameMark: true),
                        ]) + " }"
            ])),
        .init(
            "substitution-unused", "there is no fix in a form for a device",
            .entry([
                """
                "en" : { \(RuleExample.unit("Sets")), "substitutions" : { ↓\(sets) }, "variations" : { "device" : {
                  "mac" : { \(RuleExample.sentence("Click", ["↓" + sets])) },
                  "other" : { \(RuleExample.unit("Tap")) } } } }
                """
            ])),
        .init(
            "substitution-missing-arg", "only substitutions have “%arg”",
            .plurals("pt-BR", ["one": "um treino", "other": "%lld treinos"])),
        .init(
            "substitution-missing-arg", "the form for several numbers is not this rule's",
            .entry([counted("ru", ["one": "%arg день", "few": "дня", "many": "%arg дней", "other": "%arg дня"])])),
        .init(
            "substitution-missing-arg", "the form shows the digit",
            .entry([counted("pt-BR", ["one": "1 treino", "other": "%arg treinos"])])),
        .init(
            "substitution-set-differs", "the source has devices only",
            .entry([
                "\"en\" : { \(RuleExample.devices(["mac": "%lld sets", "other": "%lld set"])) }",
                counted("pt-BR", ["one": "%arg série", "other": "%arg séries"]),
            ])),
        .init(
            "substitution-set-differs", "another rule reports a missing argument",
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ for %2$@", [sets])) }",
                "\"pt-BR\" : { \(RuleExample.sentence("%2$@", [sets])) }",
            ])),
        .init(
            "substitution-type", "another rule reports nested substitutions",
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }",
                "\"pt-BR\" : { "
                    + RuleExample.sentence(
                        "%#@outer@",
                        [
                            RuleExample.substitution("outer", 1, ["other": "%#@series@"], type: "@"),
                            RuleExample.substitution("series", 1, ["one": "%arg", "other": "%arg"], type: "@"),
                        ]) + " }",
            ])),
        .init(
            "substitution-type", "a language without a plural, and a legacy width",
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }",
                "\"pt-BR\" : { \(RuleExample.unit("Faltam %lld")) }",
            ])),
        .init(
            "substitution-type", "legacy tables are read with any width",
            RuleExample(files: [
                ("en.lproj/Localizable.stringsdict", daysLeft),
                ("pt-BR.lproj/Localizable.stringsdict", daysLeft.replacing("lld", with: "d")),
            ])),
        .init(
            "substitution-undefined", "a text is named once",
            .entry([
                "\"en\" : { \(RuleExample.sentence("%#@sets@ left", [sets])) }",
                "\"pt-BR\" : { \(RuleExample.unit("%#@series@ e %#@series@", mark: true)) }",
            ])),
        .init(
            "substitution-undefined", "a text without references",
            .entry(["\"en\" : { \(RuleExample.unit("100%")) }"])),
        .init(
            "substitution-unused", "a sentence without a text",
            .entry([
                "\"en\" : { \(RuleExample.text("\"\"", "new")), \"substitutions\" : { \(sets) } }"
            ])),
        .init("substitution-unused", "no plural", .entry(["\"en\" : { \(RuleExample.unit("%lld sets")) }"])),
    ]

    static let sets = RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])

    private static func counted(_ language: String, _ cases: KeyValuePairs<String, String>) -> String {
        "\"\(language)\" : { \(RuleExample.sentence("%#@days@", [RuleExample.substitution("days", 1, cases)])) }"
    }

    private static let daysLeft = pluralOfDays.replacing("%#@days@", with: "%#@days@ left")
}
