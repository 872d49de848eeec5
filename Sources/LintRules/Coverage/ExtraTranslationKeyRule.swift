import CatalogCore
import CatalogLint

/// Finds keys of a legacy table that only translations have.
struct ExtraTranslationKeyRule: EntryRule {
    static let description = RuleDescription(
        id: "extra-translation-key",
        category: .coverage,
        summary: "a translation has a key that the source language's file lacks",
        rationale: """
            The key was renamed or deleted in the source language, or is misspelt in the translation, so its text is \
            never used. If code does use the key, people see it in the source language, and `key-missing` reports it \
            there. A key that is a text is a note, because the source language then shows the key, and so is any key if \
            the source language's file is empty, because code then has the source texts. If the file lacks most keys of \
            the table and they are texts, it is no list of the keys: `missing-translation` then reports the languages \
            that lack one. Tables without a file in the source language, such as those of a storyboard, and tables for \
            Info.plist are ignored. Explanations for translators (`qqq`) are, too.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        fix: .review,
        passing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n\"home.old\" = \"Old\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
            ]),
            RuleExample(files: [
                ("de.lproj/Main.strings", "\"bCo-aX-oxY.title\" = \"Los\";\n"),
                ("pt-BR.lproj/Main.strings", "\"OCd-ae-AKC.title\" = \"Início\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";\n"),
                ("qqq.lproj/Localizable.strings", "\"Close\" = \"Closes the window.\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";\n"),
                (
                    "pt-BR.lproj/Localizable.strings",
                    "\"Close all\" = \"Fechar tudo\";\n\"Open all\" = \"Abrir tudo\";\n"
                ),
            ]),
            RuleExample(files: [
                ("en.lproj/InfoPlist.strings", "\"CFBundleName\" = \"FitToday\";\n"),
                ("pt-BR.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Para fotos\";\n"),
            ]),
        ],
        failing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"Cancel\" = \"Cancel\";\n"),
                (
                    "pt-BR.lproj/Localizable.strings",
                    "\"Cancel\" = \"Cancelar\";\n↓\"Close all\" = \"Fechar tudo\";\n"
                ),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "/* Texts are in code. */\n"),
                ("pt-BR.lproj/Localizable.strings", "↓\"HomeTitle\" = \"Início\";\n"),
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                (
                    "pt-BR.lproj/Localizable.strings",
                    "\"home.title\" = \"Início\";\n↓\"home.oldTitle\" = \"Antigo\";\n"
                ),
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isExtraTranslation else { return }
        let translations = entry.entry.localizations.filter { entry.table.facts(of: $0.language).readers == .users }
        guard let first = translations.first else { return }
        let others = translations.dropFirst()
        findings.add(
            "not in the source language's file; rename it, add it there, or delete it", at: first.languageLocation,
            language: others.isEmpty ? first.language : nil,
            // Code that uses such a key shows the key itself, or its own default, in the source language.
            atMost: entry.keyIsText || !entry.table.sourceKeys.exist ? .note : .error,
            related: others.map(\.languageLocation))
    }
}
