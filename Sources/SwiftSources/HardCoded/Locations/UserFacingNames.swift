/// Names of parameters and properties that hold texts for users.
enum UserFacingNames {
    /// The likelihood that a text is for users, according to the name of its place.
    enum Strength: Int, Comparable, Sendable {
        /// The name does not help: only the language of the text decides.
        case weak
        /// A phrase is for users, but a single word may not be.
        case named
        /// A single word is for users too.
        case strong
        /// Data flow shows that the text is visible, whatever the name.
        case proved

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns the likelihood that a parameter or property is visible, according to its name.
    static func strength(of name: String) -> Strength {
        if strong.contains(name) { return .strong }
        if named.contains(name) { return .named }
        return endings.contains(where: name.hasSuffix) && !isForPrograms(name) ? .named : .weak
    }

    /// The properties that describe an error.
    static let errorProperties: Set<String> = [
        "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor", "localizedDescription",
    ]

    private static let strong: Set<String> = [
        "title", "subtitle", "placeholder", "headline", "subheadline", "caption", "buttonTitle", "displayName",
        "displayTitle", "localizedName", "localizedTitle", "localizedSubtitle", "localizedLabel", "localizedText",
        "localizedReason", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "toolTip", "tooltip",
        "placeholderText", "placeholderString", "footerText", "headerText", "emptyTitle", "emptyMessage", "actionTitle",
        "sectionTitle", "navigationTitle", "pageTitle", "cancelTitle", "confirmTitle", "messageText",
        "informativeText", "attributedPlaceholder", "ctaTitle", "primaryButtonTitle", "secondaryButtonTitle",
    ]
    private static let named: Set<String> = [
        "message", "label", "text", "hint", "description", "body", "detail", "details", "summary", "header",
        "footer", "heading", "tip", "explanation", "instruction", "instructions", "question", "answer",
        "informativeText", "disclaimer", "titles", "labels", "messages", "tips", "benefits", "features", "question",
        "subText", "errorText", "helpText", "descriptionText", "badge", "tagline", "slogan", "greeting",
    ]
    private static let endings = [
        "Title", "Subtitle", "Message", "Label", "Text", "Placeholder", "Caption", "Hint", "Prompt", "Headline",
        "Description", "Tip", "Titles", "Messages", "Labels",
    ]

    /// Returns whether a name with a typical ending is nevertheless for programs.
    private static func isForPrograms(_ name: String) -> Bool {
        [
            "log", "debug", "system", "user", "event", "query", "raw", "json", "html", "css", "assert", "test", "trace",
            "commit", "queue", "thread", "typeDescription", "mock", "sample",
        ].contains { name.lowercased().contains($0.lowercased()) }
    }
}
