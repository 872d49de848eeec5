import CatalogCore
import CatalogLint

/// Finds texts of a store that a language lacks.
struct StoreTextMissingRule: EntryRule, TableRule {
    static let description = RuleDescription(
        id: "store-text-missing",
        category: .stores,
        summary: "a text of a store page is missing in a language",
        rationale: """
            The source language has the text, and the language has a folder without it, or with an empty file. People \
            see the text of an earlier version, another language, or nothing. The App Store also rejects a new version \
            without `release_notes` in one of its languages. The rule ignores addresses, which are often the same \
            everywhere. A text in the folder `default`, which fastlane uses for every language, is a text of the source \
            language; if that has its own too, or if it is the name of the app, other languages need none. Notes in \
            `changelogs` are missing only in a language that had those of the version before, because Google Play \
            shows the notes of the default language. If the configuration or --language requires a language that has \
            no folder, it is one finding for the page; `de` is there if `de-DE` is.
            """,
        severity: .warning,
        impact: .coverage,
        scope: .entry,
        tables: .storeTexts,
        passing: [
            RuleExample(
                files: [
                    ("fastlane/metadata/en-US/subtitle.txt", "Workouts for you\n"),
                    ("fastlane/metadata/en-US/support_url.txt", "https://fittoday.app/help\n"),
                    ("fastlane/metadata/en-US/marketing_url.txt", ""),
                    ("fastlane/metadata/en-US/promotional_text.txt", "\n"),
                    ("fastlane/metadata/de-DE/subtitle.txt", "Training für dich\n"),
                ], required: ["en", "de"]),
            RuleExample(files: [
                ("fastlane/metadata/default/keywords.txt", "fitness\n"),
                ("fastlane/metadata/default/name.txt", "FitToday\n"),
                ("fastlane/metadata/en-US/keywords.txt", "fitness,workout\n"),
                ("fastlane/metadata/de-DE/subtitle.txt", "Training für dich\n"),
            ]),
            RuleExample(files: [
                ("fastlane/metadata/android/en-US/changelogs/7.txt", "First version\n"),
                ("fastlane/metadata/android/en-US/changelogs/8.txt", "Faster\n"),
                ("fastlane/metadata/android/de-DE/title.txt", "FitToday\n"),
            ]),
        ],
        failing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/subtitle.txt", "↓Workouts for you\n"),
                ("fastlane/metadata/en-US/keywords.txt", "workout,fitness\n"),
                ("fastlane/metadata/de-DE/keywords.txt", "↓ \n"),
            ]),
            RuleExample(files: [
                ("fastlane/metadata/default/keywords.txt", "↓fitness\n"),
                ("fastlane/metadata/de-DE/subtitle.txt", "Training für dich\n"),
            ]),
            RuleExample(
                files: [("fastlane/metadata/en-US/subtitle.txt", "↓Workouts for you\n")], required: ["en", "pt-BR"]),
            RuleExample(files: [
                ("fastlane/metadata/android/en-US/changelogs/7.txt", "First version\n"),
                ("fastlane/metadata/android/en-US/changelogs/8.txt", "↓Faster\n"),
                ("fastlane/metadata/android/de-DE/changelogs/7.txt", "Erste Version\n"),
            ]),
        ]
    )

    var checks: [RuleCheck] { [.entry(self), .table(self)] }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let key = entry.storeTextKey, entry.isTranslatable, let source = entry.counterpart(of: .whole),
            !source.isBlank, let path = StoreTextPath(entry.table.table.files[source.location.file].path)
        else { return }
        for target in entry.table.targets where target.isPresent {
            if let text = target.localization(of: entry.entry)?.content.unit?.value {
                guard text.isBlank else { continue }
                findings.add("the text is empty", at: text.location, language: target.facts.tag)
            } else if key.version == nil || hadNotesBefore(target, in: entry.table) {
                let missing = StoreTextPath.path(
                    below: path.folder, language: target.facts.tag.spelling, key: path.key)
                findings.add(
                    "the file \(VisibleText.path(missing)) is missing", at: entry.entry.key.location,
                    language: target.facts.tag)
            }
        }
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard let source = table.table.sourceLanguage else { return }
        let entries = (0..<table.table.entryCount).map { table.table.entry(at: $0) }
        let count = entries.count { $0.shouldTranslate && $0.localization(source) != nil }
        guard count > 0 else { return }
        for target in table.targets where !target.isPresent {
            findings.add(
                "the store page has no texts in \(language: target.facts.tag)",
                at: TableLocation(file: 0, range: 0..<0),
                language: target.facts.tag, keyCount: count)
        }
    }

    /// Whether a language has the release notes that come before the newest ones of the source language.
    private func hadNotesBefore(_ target: TargetLanguage, in table: TableContext) -> Bool {
        var notes: [(version: Int, isTranslated: Bool)] = []
        for index in 0..<table.table.entryCount {
            guard let version = StoreTextKey(table.table.key(at: index).string)?.version else { continue }
            let entry = table.table.entry(at: index)
            guard table.table.sourceLanguage.flatMap({ entry.localization($0) }) != nil else { continue }
            notes.append((version, target.localization(of: entry) != nil))
        }
        return notes.sorted { $0.version > $1.version }.dropFirst().first?.isTranslated ?? false
    }
}
