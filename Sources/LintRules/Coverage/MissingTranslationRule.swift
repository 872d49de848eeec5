import CatalogCore
import CatalogLint

/// Finds keys without a text in a language.
struct MissingTranslationRule: EntryRule {
    static let description = RuleDescription(
        id: "missing-translation",
        category: .coverage,
        summary: "a key has no text in a language that needs one",
        rationale: """
            People who use the app in that language see the source language or the key. The rule ignores stale keys, \
            keys that are not to be translated, and texts without words, such as “%1$@: %2$@” and “100%”. It also \
            ignores `CFBundleName` beside `CFBundleDisplayName`, the name that people see, and the signs of units, as \
            in “%@ kW”, in languages with Latin letters. A key that is itself a text in the language, such as “打开” in \
            Chinese, is what people see. Names for which no language has another one are the same in all: the name of \
            the app or of a target of its Xcode project, that of a well-known product, such as GitHub, a word with a \
            capital inside, such as OpenSSL, and, if no language is required or the translations of other texts keep \
            it, an acronym, such as PID. A key with capitals inside, such as SpokenOpen, is no name if another key \
            with a source text, or two other keys, begin like it. A key that is a text needs no source text in a legacy \
            table whose source language's file lacks most keys. A variant of the source language, such as en-AU, \
            gets a note, because people then see the source language. It is an error in languages that the \
            configuration or --language requires. If none is required, it is a warning for each language of the table. \
            If a whole table lacks a language, `missing-language` or `lproj-file-missing` reports it.
            """,
        severity: .error,
        impact: .coverage,
        scope: .entry,
        passing: [
            .texts(["en": #""Home""#, "pt_BR": #""Início""#], required: ["en", "pt-BR"]),
            .entries(
                """
                    "home.title" : { "shouldTranslate" : false },
                    "home.old" : { "extractionState" : "stale" },
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
                """, required: ["en", "pt-BR"]),
            .entries(
                """
                    "" : {},
                    "%1$@: %2$@" : {},
                    "100%" : {},
                    "ⓘ" : {},
                    "%@ kWh" : {},
                    "net.mask" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "255.255.255.0" } } } }
                """, required: ["en", "pt-BR"]),
            RuleExample(files: [
                ("de.lproj/Main.strings", "\"bCo-aX-oxY.title\" = \"Los\";\n"),
                ("pt-BR.lproj/Main.strings", "\"OCd-ae-AKC.title\" = \"Início\";\n"),
            ]),
            RuleExample(
                files: [
                    ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                    ("en.lproj/Localizable.stringsdict", daysDictionary),
                    ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n\"home.old\" = \"Casa\";\n"),
                ], required: ["en", "pt-BR", "es"]),
            .entries(
                """
                    "向左滑动" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Swipe left" } } } },
                    "EdgeSnap" : { },
                    "homeTitle" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "首页" } } } }
                """, required: ["en", "zh-Hans"]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"打开\" = \"Open\";\n"),
                ("zh-Hans.lproj/Localizable.strings", "\"home.title\" = \"首页\";\n"),
            ]),
            RuleExample(files: [
                (
                    "en.lproj/InfoPlist.strings",
                    "\"CFBundleDisplayName\" = \"Meals\";\n\"CFBundleName\" = \"Meals\";\n"
                ),
                ("de.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Essen\";\n"),
            ]),
            RuleExample(files: [
                (
                    "en.lproj/InfoPlist.strings",
                    "\"CFBundleName\" = \"Meals\";\n\"NSCameraUsageDescription\" = \"To scan meals\";\n"
                ),
                ("de.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Um zu scannen\";\n"),
            ]),
            programExample(text: "Orbit"), programExample(text: "Orbit Pro"),
            RuleExample(files: [
                ("en.lproj/Main.strings", "\"a.git\" = \"GitHub\";\n\"a.ssl\" = \"OpenSSL\";\n\"a.pid\" = \"PID\";\n"),
                ("pt-BR.lproj/Main.strings", "\"home.title\" = \"Início\";\n"),
            ]),
            acronymExample("Open the CSV file", "CSV-Datei öffnen"),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";\n"),
                (
                    "de.lproj/Localizable.strings",
                    "\"Cancel\" = \"Abbrechen\";\n\"Close all\" = \"Alle schließen\";\n"
                ),
                ("pt-BR.lproj/Localizable.strings", "\"Cancel\" = \"Cancelar\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";\n"),
                (
                    "de.lproj/Localizable.strings",
                    "\"Cancel\" = \"Abbrechen\";\n\"close.all\" = \"Alle schließen\";\n\"open.all\" = \"Öffnen\";\n"
                ),
                ("pt-BR.lproj/Localizable.strings", "\"Cancel\" = \"Cancelar\";\n"),
            ]),
        ],
        failing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";\n"),
                (
                    "de.lproj/Localizable.strings",
                    "\"Cancel\" = \"Abbrechen\";\n\"Open all\" = \"Alle öffnen\";\n↓\"Close all\" = \"Alle schließen\";\n"
                ),
                ("pt-BR.lproj/Localizable.strings", "\"Cancel\" = \"Cancelar\";\n\"Open all\" = \"Abrir tudo\";\n"),
            ]),
            acronymExample("Open the CSV file", "Datei öffnen", mark: "↓"),
            acronymExample("Open the file", "CSV-Datei öffnen", mark: "↓"),
            acronymExample("Open CSVs", "CSV öffnen", mark: "↓"),
            .entries(
                """
                    ↓"home.title" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } } },
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } }
                """, required: ["en", "pt-BR"]),
            .entries(
                """
                    "homeTitle" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "AcmeCloud" : { },
                    ↓"SpokenOpen" : { },
                    ↓"SpokenClose" : { },
                    ↓"SpokenMove" : { }
                """, required: ["en", "pt-BR"]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n↓\"home.subtitle\" = \"Your day\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
            ]),
            RuleExample(files: [
                (
                    "en.lproj/Localizable.strings",
                    "\"home.title\" = \"Home\";\n↓\"link.more\" = \"More on GitHub\";\n↓\"save\" = \"SAVE\";\n"
                ),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
            ]),
            RuleExample(
                files: [
                    ("en.lproj/Main.strings", "\"a.ssl\" = \"OpenSSL\";\n↓\"a.bmi\" = \"BMI\";\n"),
                    ("pt-BR.lproj/Main.strings", "\"home.title\" = \"Início\";\n"),
                ], required: ["en", "pt-BR"]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "↓\"打开\" = \"Open\";\n"),
                ("ja.lproj/Localizable.strings", "\"home.title\" = \"ホーム\";\n"),
            ]),
            RuleExample(files: [
                (
                    "en.lproj/InfoPlist.strings",
                    "↓\"CFBundleName\" = \"Meals\";\n\"NSCameraUsageDescription\" = \"To scan meals\";\n"
                ),
                ("de.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Um zu scannen\";\n"),
                (
                    "fr.lproj/InfoPlist.strings",
                    "\"CFBundleName\" = \"Repas\";\n\"NSCameraUsageDescription\" = \"Pour scanner\";\n"
                ),
            ]),
            programExample(text: "Orbiter", mark: "↓"),
            RuleExample(files: [
                ("en.lproj/Main.strings", "↓\"a.pid\" = \"PID\";\n"),
                ("de.lproj/Main.strings", "\"a.pid\" = \"Prozess\";\n"),
                ("pt-BR.lproj/Main.strings", "\"home.title\" = \"Início\";\n"),
            ]),
        ]
    )

    /// Returns an app with the target Orbit, which shows the name Orbit Pro, and one text.
    private static func programExample(text: String, mark: String = "") -> RuleExample {
        let path = "en.lproj/Localizable.strings"
        let project = TableFile(untabled: "App.xcodeproj/project.pbxproj", bytes: [])
        let name = InformationText(
            key: "CFBundleDisplayName", text: "Orbit Pro", isName: true, location: BuildLocation(project, 0..<0))
        return RuleExample(files: [
            (path, "\(mark)\"about.title\" = \"\(text)\";\n"),
            ("de.lproj/Localizable.strings", "\"home.title\" = \"Start\";\n"),
        ]).built(
            as: BuildFacts(projects: [
                BuildProject(
                    regions: BuildLocation(project, 0..<0), languages: [], tables: [path],
                    programs: [BuildProgram(name: "Orbit", tables: [path], texts: [name], names: nil)])
            ]))
    }

    /// Returns a catalog with an acronym that has no translation, and another text.
    private static func acronymExample(_ text: String, _ translation: String, mark: String = "") -> RuleExample {
        .entries(
            """
                \(mark)"%lld CSV" : { },
                "\(text)" : { "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "\(translation)" } } } }
            """, required: ["en", "de"])
    }

    private static let daysDictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>home.days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld day</string><key>other</key><string>%lld days</string></dict>
        </dict></dict></plist>
        """

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable else { return }
        let format = entry.legacyFormat
        guard entry.table.isCatalog || format != nil else { return }
        for target in entry.table.targets where target.isPresent && isMissing(target, from: entry) {
            if let format, !entry.table.hasFile(format, in: target) { continue }
            // Checked last, because few texts get this far.
            guard entry.hasWords, !entry.isKeptName else { return }
            if entry.isKeyText(in: target.facts) { continue }
            if entry.isOnlyUnit, target.facts.writing?.isLatin ?? false { continue }
            findings.add(
                "no translation", at: entry.entry.key.location, language: target.facts.tag,
                atMost: limit(for: entry, in: target))
        }
    }

    /// Returns the highest severity that a finding may have.
    private func limit(for entry: EntryContext, in target: TargetLanguage) -> Severity {
        if target.facts.isRequired { return .error }
        return target.facts.sharesSource(in: entry.table) ? .note : .warning
    }

    /// `empty-localization-object` reports an empty object where nothing is required; `state-new` reports a unit in
    /// `new`, even without a value.
    private func isMissing(_ target: TargetLanguage, from entry: EntryContext) -> Bool {
        guard let content = target.localization(of: entry.entry)?.content else { return true }
        if content.unit?.value != nil { return false }
        let parts = content.parts
        if parts.isEmpty { return target.facts.isRequired }
        return parts.allSatisfy { $0.unit.value == nil && $0.unit.state != .new }
    }
}
