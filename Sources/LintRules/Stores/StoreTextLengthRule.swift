import CatalogCore
import CatalogLint

/// Finds texts that are too long for the App Store or Google Play.
struct StoreTextLengthRule: UnitRule {
    static let description = RuleDescription(
        id: "store-text-length",
        category: .stores,
        summary: "a text is longer than its store allows",
        rationale: """
            The store rejects the upload. App Store Connect takes 30 characters of `name` and `subtitle`, 170 of \
            `promotional_text`, 100 of `keywords`, and 4000 of `description` and `release_notes` (App Store Connect \
            Help, [app information](https://developer.apple.com/help/app-store-connect/reference/app-information/app-information) \
            and [platform version information](https://developer.apple.com/help/app-store-connect/reference/app-information/platform-version-information)). \
            Google Play takes 30 of `title`, 80 of `short_description`, 4000 of `full_description` \
            ([Play Console Help](https://support.google.com/googleplay/android-developer/answer/9859152)) and 500 of \
            the notes in `changelogs` ([release notes](https://support.google.com/googleplay/android-developer/answer/9859348)). \
            The rule counts Unicode scalars without white space at the ends, which fastlane removes. Sources disagree \
            on whether `keywords` may have 100 characters or 100 bytes, so more than 100 bytes are a note. Of the \
            release notes for Google Play, only those of the newest version count.
            """,
        severity: .error,
        impact: .breaks,
        scope: .unit,
        tables: .storeTexts,
        passing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/name.txt", "FitToday: workouts every day\n"),
                ("fastlane/metadata/en-US/subtitle.txt", "Treinos curtos para cada dia\n"),
                ("fastlane/metadata/en-US/support_url.txt", "https://fittoday.app/" + letters(60)),
            ]),
            RuleExample(files: [
                ("fastlane/metadata/en-US/keywords.txt", letters(100) + "\n \n"),
                ("fastlane/metadata/android/en-US/changelogs/7.txt", letters(501)),
                ("fastlane/metadata/android/en-US/changelogs/8.txt", letters(500)),
            ]),
        ],
        failing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/name.txt", "↓" + letters(31)),
                ("fastlane/metadata/en-US/promotional_text.txt", "↓" + letters(171) + "\n"),
                ("fastlane/metadata/pt-BR/subtitle.txt", "↓Treinos diários que você conclui\n"),
            ]),
            RuleExample(files: [
                ("fastlane/metadata/de-DE/keywords.txt", "↓übung,gewöhnen," + letters(85)),
                ("fastlane/metadata/fr-FR/keywords.txt", "↓" + letters(101)),
            ]),
            RuleExample(files: [
                ("fastlane/metadata/android/en-US/short_description.txt", "↓" + letters(81)),
                ("fastlane/metadata/android/en-US/changelogs/8.txt", "↓" + letters(501)),
            ]),
        ]
    )

    static let interest = UnitInterest.every

    private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let key = unit.entry.storeTextKey, let limit = key.limit else { return }
        let text = unit.text.string.unicodeScalars
        let isInside = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
        guard let start = text.firstIndex(where: isInside), let end = text.lastIndex(where: isInside) else { return }
        let counted = text[start...end]
        let count = counted.count
        if count > limit {
            findings.add(
                "has \(count) characters, but the store takes only \(limit): \(Quotation.of(unit.text))",
                at: unit.text.location, language: unit.language.tag)
            return
        }
        let bytes = counted.reduce(0) { $0 + UTF8.width($1) }
        guard key.field == .keywords, bytes > limit else { return }
        findings.add(
            """
            has \(bytes) bytes, and the App Store may count keywords in bytes, of which it takes \(limit): \
            \(Quotation.of(unit.text))
            """,
            at: unit.text.location, language: unit.language.tag, atMost: .note)
    }
}
