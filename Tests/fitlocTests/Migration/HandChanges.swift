import Foundation
import Testing

/// The changes of steps 4 and 7 of the guide that a person makes, as the guide describes them.
enum HandChanges {
    /// A file of the app's target, and the code that takes the place of other code in it.
    typealias Change = (path: String, replacements: [(before: String, after: String)])

    /// The lookups that `fitloc adopt --accessors` lists.
    private static let lookups: [Change] = [
        (
            "Domain/Entities/Badge.swift",
            [
                (
                    #"NSLocalizedString("badge.rarity.\(rawValue)", comment: "Badge rarity display name")"#,
                    "Domain.BadgeRarity(matching: self)?.text.resolved ?? rawValue"
                ),
                (
                    #"NSLocalizedString("badge.type.\(rawValue)", comment: "Badge type display name")"#,
                    "Domain.BadgeType(matching: self)?.text.resolved ?? rawValue"
                ),
                (
                    #"NSLocalizedString("badge.type.\(rawValue).description", comment: "Badge type criteria description")"#,
                    "Domain.BadgeType(matching: self)?.summary.resolved ?? rawValue"
                ),
            ]
        ),
        (
            "Domain/Entities/LeagueTier.swift",
            [
                (
                    #"NSLocalizedString("league.tier.\(rawValue)", comment: "League tier display name")"#,
                    "Domain.LeagueTier(matching: self)?.text.resolved ?? rawValue"
                )
            ]
        ),
        (
            "Presentation/Features/Home/Components/XPLevelCard.swift",
            [("userXP.levelTitle.localizationKey.localized", "rank(userXP.levelTitle).resolved")]
        ),
        (
            "Presentation/Features/Workout/LevelUpCelebrationView.swift",
            [("levelTitle.localizationKey.localized", "rank(levelTitle)")]
        ),
        (
            "Domain/Entities/XPLevel.swift",
            [
                (
                    "import Foundation\n",
                    """
                    import Foundation

                    func rank(_ level: XPLevel) -> LocalizedString {
                        (Domain.XPLevel(matching: level) ?? .beginner).text
                    }

                    """
                )
            ]
        ),
        (
            "Presentation/Features/Onboarding/WelcomeOnboardingView.swift",
            [
                ("page.title.localized", "page.title"), ("page.description.localized", "page.description"),
                ("let title: String", "let title: LocalizedString"),
                ("let description: String", "let description: LocalizedString"),
                (#""welcome.page1.title""#, "Strings.Welcome.Track.title"),
                (#""welcome.page1.description""#, "Strings.Welcome.Track.text"),
                (#""welcome.page2.title""#, "Strings.Welcome.Programs.title"),
                (#""welcome.page2.description""#, "Strings.Welcome.Programs.text"),
                (#""welcome.page3.title""#, "Strings.Welcome.AI.title"),
                (#""welcome.page3.description""#, "Strings.Welcome.AI.text"),
                (#""welcome.page4.title""#, "Strings.Welcome.SetUp.title"),
                (#""welcome.page4.description""#, "Strings.Welcome.SetUp.text"),
            ]
        ),
        (
            "Presentation/Features/Workout/Views/MyWorkoutsView.swift",
            [
                (
                    #""workout.delete.message".localized.replacingOccurrences(of: "%@", with: workout.name)"#,
                    "Strings.Workout.Delete.Confirm.message(name: workout.name)"
                )
            ]
        ),
    ]

    /// The end of `LocalizationManager`.
    private static let language: [Change] = [
        (
            "FitTodayApp.swift",
            [
                ("let language = LocalizationManager.shared.selectedLanguage\n", ""),
                ("language.revenueCatLocale", #"CatalogLanguage.selection.language == "pt-BR" ? "pt_BR" : nil"#),
                ("LocalizationManager.shared.selectedLanguage", "CatalogLanguage.selection.language"),
            ]
        ),
        (
            "Presentation/Features/Pro/ProfileProView.swift",
            [
                ("theme.localizationKey.localized", "(Domain.ThemePreference(matching: theme) ?? .system).text"),
                ("selected.localizationKey.localized", "(Domain.ThemePreference(matching: selected) ?? .system).text"),
                (
                    "struct ProfileProView: View {\n",
                    """
                    struct ProfileProView: View {
                        @AppStorage(LanguageSelection.storageKey) private var language = LanguageSelection.system

                    """
                ),
                ("let manager = LocalizationManager.shared\n", ""),
                ("LocalizationManager.Language.allCases)", "LanguageSelection.allCases, id: \\.self)"),
                ("{ language in", "{ choice in"), ("manager.setLanguage(language)", "language = choice"),
                ("Text(language.displayName)", "Text(choice.name)"),
                ("manager.selectedLanguage == language", "language == choice"),
                ("manager.selectedLanguage.displayName", "language.name"),
            ]
        ),
        ("Support/String+Localized.swift", [("FitTodayBridge", "FitTodayStrings")]),
    ]

    /// Makes the changes in a copy of the app, and removes the old code and tables.
    static func make(in app: MigratedApp) throws {
        let target = app.folder.url.appendingPathComponent("FitToday/FitToday")
        for (path, replacements) in lookups + language {
            let file = target.appendingPathComponent(path)
            var code = try String(contentsOf: file, encoding: .utf8)
            for (before, after) in replacements {
                try #require(code.contains(before), "\(path): \(before)")
                code.replace(before, with: after)
            }
            try Data(code.utf8).write(to: file)
        }
        for path in ["Support/LocalizationManager.swift", "Resources/en.lproj", "Resources/pt-BR.lproj"] {
            try FileManager.default.removeItem(at: target.appendingPathComponent(path))
        }
    }
}
