/// The names that places for people's texts have.
enum ShownNames {
    /// How surely a name is one of a text that people read.
    enum Strength: Int, Comparable, Sendable {
        /// Its language must show it.
        case weak
        /// A phrase is one.
        case named
        /// A single word is one too.
        case strong
        /// Code shows it, whatever it is called.
        case proved

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// How surely a parameter or property is shown, by its name.
    static func strength(of name: String) -> Strength {
        if strong.contains(name) { return .strong }
        if named.contains(name) { return .named }
        return endings.contains(where: name.hasSuffix) && !isForMachines(name) ? .named : .weak
    }

    /// Names of what an error says of itself.
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
        "message", "label", "text", "prompt", "hint", "description", "body", "detail", "details", "summary", "header",
        "footer", "heading", "tip", "explanation", "instruction", "instructions", "question", "answer",
        "informativeText", "disclaimer", "titles", "labels", "messages", "tips", "benefits", "features", "question",
        "subText", "errorText", "helpText", "descriptionText", "badge", "tagline", "slogan", "greeting",
    ]
    private static let endings = [
        "Title", "Subtitle", "Message", "Label", "Text", "Placeholder", "Caption", "Hint", "Prompt", "Headline",
        "Description", "Tip", "Titles", "Messages", "Labels",
    ]

    /// Names that end like a text's and are none's.
    private static func isForMachines(_ name: String) -> Bool {
        [
            "log", "debug", "system", "user", "event", "query", "raw", "json", "html", "css", "assert", "test", "trace",
            "commit", "queue", "thread", "typeDescription", "mock", "sample",
        ].contains { name.lowercased().contains($0.lowercased()) }
    }
}
