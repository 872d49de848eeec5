import CatalogCore
import CatalogLint

/// Finds names of other platforms in the texts of a store.
struct StorePlatformNameRule: UnitRule {
    static let description = RuleDescription(
        id: "store-platform-name",
        category: .stores,
        summary: "a text for a store names another mobile platform or its store",
        rationale: """
            App Review rejects such texts: “don’t include names, icons, or imagery of other mobile platforms or \
            alternative app marketplaces in your app or metadata, unless there is specific, approved interactive \
            functionality” ([App Review Guidelines](https://developer.apple.com/app-store/review/guidelines/#accurate-metadata) \
            2.3.10). Often the text was copied from the page in the other store. Google has no such rule, but asks \
            for texts that are relevant to the app \
            ([Metadata](https://support.google.com/googleplay/android-developer/answer/9898842)), so the names of \
            Apple’s platforms are a note in a text for Google Play. The rule reports the first place of each name. The \
            option lists names that are right, for an app that works with devices of the other platform.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        tables: .storeTexts,
        options: [RuleOption("ignore", "names of platforms that texts may have; case does not matter")],
        passing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/description.txt", "For iPhone, iPad and Windows PCs. An androidlike app.\n"),
                ("fastlane/metadata/android/en-US/title.txt", "FitToday for Android\n"),
            ]),
            RuleExample(
                files: [("fastlane/metadata/en-US/description.txt", "Sends files to Android.\n")],
                options: RuleOptions(["ignore": ["Android"]])),
        ],
        failing: [
            RuleExample(files: [
                ("fastlane/metadata/en-US/description.txt", "Sync your days.\nAlso on ↓Google Play for ↓Android!\n"),
                ("fastlane/metadata/ja/keywords.txt", "↓android版,運動"),
                ("fastlane/metadata/android/en-US/full_description.txt", "Works with ↓iOS. iOS 18 is fine.\n"),
            ])
        ]
    )

    static let interest = UnitInterest.every

    private static let others: [StoreTextKey.Store: [[UInt8]]] = [
        .apple: [
            "android", "google play", "play store", "google play store", "play.google.com", "windows phone", "f-droid",
            "appgallery", "harmonyos", "galaxy store", "wear os",
        ].map { Array($0.utf8) },
        .play: [
            "ios", "iphone", "ipad", "ipados", "app store", "testflight", "apps.apple.com", "itunes.apple.com",
        ].map { Array($0.utf8) },
    ]

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let key = unit.entry.storeTextKey, !key.isAddress, let others = Self.others[key.store] else { return }
        let ignored = findings.options["ignore"].map { Array($0.lowercased().utf8) }
        for name in TextOccurrence.first(of: others.filter { !ignored.contains($0) }, in: unit.text) {
            let quoted = Quotation.of(name.words)
            let location = unit.location(of: name)
            switch key.store {
            case .apple:
                findings.add(
                    "names another platform, \(quoted), which App Review Guideline 2.3.10 forbids", at: location,
                    language: unit.language.tag)
            case .play:
                findings.add(
                    "names another platform, \(quoted)", at: location, language: unit.language.tag, atMost: .note)
            }
        }
    }
}
