/// A dotted key such as `workout.detail.header.title`, with its comment for translators.
struct SampleKey {
    let key: String
    let comment: String
    let role: SampleRole

    /// The number of keys without a numeric suffix: 25 features, 20 screens, 20 parts, 10 roles.
    private static let limit = features.count * screens.count * parts.count * SampleRole.allCases.count

    /// Creates the key with a number; different numbers yield different keys.
    init(_ number: Int) {
        // The factor is coprime to the limit, so that even a small catalog has keys of all features.
        var rest = (number * 61_129) % Self.limit
        func take<Element>(_ elements: [Element]) -> Element {
            defer { rest /= elements.count }
            return elements[rest % elements.count]
        }
        role = take(SampleRole.allCases)
        let part = take(Self.parts)
        let screen = take(Self.screens)
        let feature = take(Self.features)
        let turn = number / Self.limit
        key = "\(feature).\(screen).\(part).\(role.rawValue)" + (turn > 0 ? ".\(turn)" : "")
        comment = "\(role.meaning) of the \(part) on the \(feature) \(screen) screen."
    }

    private static let features = [
        "workout", "nutrition", "hydration", "sleep", "progress", "community", "coach", "challenge", "calendar",
        "membership", "recipe", "running", "cycling", "swimming", "yoga", "strength", "stretching", "meditation",
        "heart", "weight", "habits", "rewards", "store", "profile", "onboarding",
    ]

    private static let screens = [
        "overview", "detail", "editor", "history", "search", "filters", "settings", "summary", "welcome", "checkout",
        "statistics", "schedule", "library", "favorites", "sharing", "reminders", "permissions", "feedback", "archive",
        "import",
    ]

    private static let parts = [
        "header", "footer", "card", "banner", "sheet", "list", "row", "chart", "form", "toolbar", "menu", "dialog",
        "tooltip", "badge", "widget", "notification", "section", "picker", "carousel", "sidebar",
    ]
}

/// The role of a text on its screen.
enum SampleRole: String, CaseIterable {
    case title, subtitle, message, action, hint, error, placeholder, label, caption, accessibility

    /// The role as the beginning of a comment for translators.
    var meaning: String {
        switch self {
        case .title: "Title"
        case .subtitle: "Line below the title"
        case .message: "Main text"
        case .action: "Text of the button"
        case .hint: "Short explanation"
        case .error: "Words for a failure"
        case .placeholder: "What an empty field shows"
        case .label: "Name"
        case .caption: "Small print"
        case .accessibility: "What VoiceOver reads"
        }
    }
}
