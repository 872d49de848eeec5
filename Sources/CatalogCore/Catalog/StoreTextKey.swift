/// The key of a text of the App Store or Google Play, such as `description` or `changelogs/42`.
package struct StoreTextKey: Hashable, Sendable {
    /// The name: that of the file without `.txt`, below its language folder.
    package let name: String
    /// The field of the store page.
    package let field: Field

    /// A store.
    package enum Store: Hashable, Sendable {
        /// Apple’s App Store, with the names of fastlane’s `deliver`.
        case apple
        /// Google Play, with the names of fastlane’s `supply`.
        case play
    }

    /// A field of a store page; the raw value is the name of its file.
    package enum Field: String, Hashable, Sendable, CaseIterable {
        /// The name of the app in the App Store.
        case name
        /// The subtitle.
        case subtitle
        /// The promotional text.
        case promotionalText = "promotional_text"
        /// The description in the App Store.
        case description
        /// The keywords, separated by commas.
        case keywords
        /// The text “What’s New”.
        case releaseNotes = "release_notes"
        /// The text of the privacy policy on Apple TV.
        case tvPrivacyPolicy = "apple_tv_privacy_policy"
        /// The address of the privacy policy.
        case privacyAddress = "privacy_url"
        /// The address of the support page.
        case supportAddress = "support_url"
        /// The address of the marketing page.
        case marketingAddress = "marketing_url"
        /// The title of the app in Google Play.
        case title
        /// The short description.
        case shortDescription = "short_description"
        /// The full description.
        case fullDescription = "full_description"
        /// The address of a video.
        case video
        /// The release notes of a version in Google Play.
        case changelog = "changelogs"
    }

    /// Parses a name; nil if no store has such a text.
    package init?(_ name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard let field = parts.first.flatMap({ Field(rawValue: String($0)) }) else { return nil }
        let isChangelog = field == .changelog
        guard parts.count == (isChangelog ? 2 : 1) else { return nil }
        if isChangelog, let version = parts.last {
            let isNumber = !version.isEmpty && version.utf8.allSatisfy(\.isASCIIDigit)
            guard isNumber || version == Self.anyVersion else { return nil }
        }
        self.name = name
        self.field = field
    }

    private static let anyVersion: Substring = "default"

    /// The store of the text.
    package var store: Store {
        switch field {
        case .name, .subtitle, .promotionalText, .description, .keywords, .releaseNotes, .tvPrivacyPolicy,
            .privacyAddress, .supportAddress, .marketingAddress:
            .apple
        case .title, .shortDescription, .fullDescription, .video, .changelog: .play
        }
    }

    /// Whether the text is an address rather than words.
    package var isAddress: Bool {
        switch field {
        case .privacyAddress, .supportAddress, .marketingAddress, .video: true
        default: false
        }
    }

    /// Whether the text is the name of the app, which stays the same in many languages.
    package var isName: Bool { field == .name || field == .title }

    /// The maximum number of characters, counted in Unicode scalars; nil for an address, and where no limit is published.
    package var limit: Int? {
        switch field {
        case .name, .subtitle, .title: 30
        case .promotionalText: 170
        case .description, .releaseNotes, .fullDescription: 4000
        case .keywords: 100
        case .shortDescription: 80
        case .changelog: 500
        case .tvPrivacyPolicy, .privacyAddress, .supportAddress, .marketingAddress, .video: nil
        }
    }

    /// The version code of release notes in Google Play; nil for other texts, and for the notes of any version.
    package var version: Int? {
        field == .changelog ? Int(name.dropFirst(Field.changelog.rawValue.count + 1)) : nil
    }
}
