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
            never used. `missing-source-text` reports keys that are identifiers, which people would see. Tables \
            without a file in the source language, such as those of a storyboard, and tables for Info.plist are \
            ignored.
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
            ])
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.isLegacy, entry.table.table.sourceLanguage != nil, entry.source == nil,
            entry.table.kind == .code, !entry.table.hasUnreadableSource, !entry.lacksSourceText,
            let first = entry.entry.localizations.first
        else { return }
        let others = entry.entry.localizations.dropFirst()
        findings.add(
            "not in the source language's file; rename it, add it there, or delete it", at: first.languagePlace,
            language: others.isEmpty ? first.language : nil, related: others.map(\.languagePlace))
    }
}
