import CatalogLint

@testable import LintRules

extension ExemptionExample {
    /// Examples of the rules about the letters of languages.
    static let scripts: [ExemptionExample] = tables + units

    private static let tables: [ExemptionExample] = [
        .init(
            "two-scripts", "another rule reports each text in the rarer script",
            serbian(cyrillic: 40, latin: 10)),
        .init("two-scripts", "nine texts may be slips", serbian(cyrillic: 20, latin: 9)),
        .init(
            "two-scripts", "a copy of the source is in no script",
            serbian(
                cyrillic: 45, latin: 10,
                others: Array(repeating: RuleExample.text(#""Open map""#), count: 10))),
        .init(
            "two-scripts", "stale keys do not count",
            serbian(cyrillic: 20, latin: 9, others: [latin], member: #""extractionState" : "stale""#)),
        .init(
            "two-scripts", "texts in state new do not count",
            serbian(cyrillic: 20, latin: 9, others: [RuleExample.text(#""Otvori listu""#, "new")])),
        .init(
            "two-scripts", "the source language may have names in both scripts",
            .catalog(
                """
                { "sourceLanguage" : "sr", "strings" : {
                \(rows(of: "sr", cyrillic: 12, latin: 12).joined(separator: ",\n"))
                }, "version" : "1.0" }
                """)),
        .init(
            "wrong-script", "whoever reads the language reads its other script, so it is a warning",
            serbian(cyrillic: 40, latin: 0, others: [RuleExample.unit("Obrisati ovu belešku", mark: true)])),
        .init(
            "wrong-script", "a table may be in another orthography of its language",
            WrongScriptRule.titles("Screen", "uz", "Экран")),
    ]

    private static let units: [ExemptionExample] = [
        .init(
            "wrong-script", "several languages have a copy of a source that the project does not have",
            RuleExample(files: [
                ("ja.lproj/Intents.strings", "\"Ab12Cd\" = \"Check for the newest version\";\n"),
                ("ru.lproj/Intents.strings", "\"Ab12Cd\" = \"Check for the newest version\";\n"),
                ("it.lproj/Intents.strings", "\"Ab12Cd\" = \"Check for the newest version\";\n"),
            ])),
        .init(
            "wrong-script", "a copyright notice may stay",
            .texts(["en": #""Copyright notice""#, "ru": #""© The authors and their friends""#])),
        .init(
            "wrong-script", "a copyright notice is in Latin letters, not in others",
            .texts(["en": #""Copyright notice""#, "de": #"↓"© Авторы этой программы""#])),
        .init(
            "wrong-script", "readers know names in Latin letters, not in others",
            .texts(key: "Яндекс", ["ja": #"↓"Γιάντεξ Ελλάδα""#])),
        .init(
            "wrong-script", "English words replace katakana, others do not",
            .japanese("ACMEタワー", ["zh-Hant": "↓Башня ACME"])),
        .init(
            "wrong-script", "the other words of a name have a capital, too",
            .japanese("ACMEタワー", ["zh-Hant": "↓Open the ACME tower"])),
        .init(
            "wrong-script", "ideographs are not spelled in Latin letters",
            .japanese("ACME会社タワー", ["zh-Hant": "↓ACME Tower"])),
        .init(
            "wrong-script", "a copy of the source with another space",
            .texts(["en": #""Stopwatch""#, "uk": #""Stop watch""#])),
    ]

    private static let latin = RuleExample.text(#""Otvori listu""#)

    /// Returns an English catalog with Serbian texts in two scripts, and other entries with a member of their own.
    private static func serbian(
        cyrillic: Int, latin: Int, others: [String] = [], member: String? = nil
    ) -> RuleExample {
        let more = others.enumerated().map { index, text in
            let texts: KeyValuePairs = ["en": RuleExample.text(#""Open map""#), "sr": text]
            return member.map { RuleExample.key("other.\(index)", $0, texts) }
                ?? RuleExample.key("other.\(index)", texts)
        }
        return .entries((rows(of: "en", cyrillic: cyrillic, latin: latin) + more).joined(separator: ",\n"))
    }

    private static func rows(of source: String, cyrillic: Int, latin count: Int) -> [String] {
        let texts =
            Array(repeating: RuleExample.text(#""Отвори мапу""#), count: cyrillic)
            + Array(repeating: latin, count: count)
        return texts.enumerated().map { index, text in
            source == "sr"
                ? RuleExample.key("text.\(index)", ["sr": text])
                : RuleExample.key("text.\(index)", [source: RuleExample.text(#""Open map""#), "sr": text])
        }
    }
}
