/// The role of a text in the user interface, as the last parts of its key.
struct KeyRole: Hashable, Sendable {
    /// One word for each part, such as `title`, or `accessibility` and `label`; empty if the role adds no information.
    var parts: [String]
    /// Whether many texts on a screen have this role, so that it does not distinguish them.
    var isGeneric = false
    /// The words before the role in a name: `empty` and `state` for `emptyStateMessage`.
    var subject: [String] = []

    static let none = KeyRole(parts: [])

    /// Determines the role of a text from the code that receives it.
    init(of literal: AdoptedLiteral) {
        let surroundings = literal.site.surroundings
        let call = surroundings.calls.first { !$0.isClosure }
        switch literal.text.position {
        case .error(let property): self = Self.error(property)
        case .displayName(let property): self = Self.property(property)
        case .localizable, .shown, .value:
            switch literal.fact.role {
            case .argument:
                self = call.map { Self.argument(of: $0, in: surroundings, saying: literal.plainText) } ?? .none
            case .bound(let name, _), .assigned(let name, _), .defaultArgument(let name, _):
                self = Self.name(name)
            default: self = .none
            }
        }
    }

    init(parts: [String], isGeneric: Bool = false, subject: [String] = []) {
        self.parts = parts
        self.isGeneric = isGeneric
        self.subject = subject
    }

    // MARK: - Properties

    private static func error(_ property: String) -> KeyRole {
        switch property {
        case "failureReason": KeyRole(parts: ["reason"])
        case "recoverySuggestion": KeyRole(parts: ["suggestion"])
        case "helpAnchor": KeyRole(parts: ["help"])
        default: KeyRole(parts: ["message"], isGeneric: true)
        }
    }

    private static func property(_ name: String) -> KeyRole {
        let plain = [
            "displayName", "localizedName", "displayText", "name", "label", "text", "localized", "description",
            "localizedDescription", "displayTitle",
        ]
        return plain.contains(name) ? .none : self.name(name)
    }

    /// Returns the role at the end of a name, with the words before it as subject.
    private static func name(_ name: String) -> KeyRole {
        let words = KeyWordSplitter.words(ofName: name).filter { !ways.contains($0) && $0.count > 1 }
        guard let last = words.last else { return .none }
        guard let role = Self.words[last] else { return KeyRole(parts: [], subject: words) }
        return KeyRole(parts: [role], isGeneric: generic.contains(role), subject: Array(words.dropLast()))
    }

    private static let words: [String: String] = [
        "title": "title", "subtitle": "subtitle", "headline": "title", "message": "message", "msg": "message",
        "description": "description", "text": "text", "label": "label", "placeholder": "placeholder",
        "prompt": "placeholder", "hint": "hint", "tooltip": "hint", "caption": "caption", "footer": "footer",
        "header": "header", "error": "error", "button": "button", "body": "message", "question": "question",
        "answer": "answer", "subject": "subject", "detail": "detail", "details": "details", "name": "name",
        "warning": "warning", "note": "note", "reason": "reason", "tip": "tip", "unit": "unit", "suffix": "suffix",
    ]

    /// Words in names that describe how code gets a text, and not the role of the text, such as `localized` in
    /// `localizedTitle`.
    private static let ways: Set<String> = [
        "display", "localized", "formatted", "initial", "wrapped", "value", "default", "format", "key",
        "string", "verbatim",
    ]

    private static let generic: Set<String> = ["message", "text", "label", "button", "name", "description", "caption"]

    // MARK: - Arguments

    private static func argument(of call: CallLayer, in surroundings: Surroundings, saying text: String) -> KeyRole {
        if let fixed = roles[call.callee] { return fixed }
        if call.callee == "Text" || call.callee == "Label" {
            return around(call, surroundings)
                ?? (call.callee == "Label" ? Self.label : font(of: call) ?? length(of: text))
        }
        guard let label = call.label else { return .none }
        if ["prompt", "placeholder"].contains(label) { return KeyRole(parts: ["placeholder"]) }
        return name(label)
    }

    private static let label = KeyRole(parts: ["label"], isGeneric: true)
    private static let button = KeyRole(parts: ["button"], isGeneric: true)

    private static let roles: [String: KeyRole] = [
        "navigationTitle": KeyRole(parts: ["title"]), "navigationBarTitle": KeyRole(parts: ["title"]),
        "navigationSubtitle": KeyRole(parts: ["subtitle"]),
        "accessibilityLabel": KeyRole(parts: ["accessibility", "label"]),
        "accessibilityHint": KeyRole(parts: ["accessibility", "hint"]),
        "accessibilityValue": KeyRole(parts: ["accessibility", "value"]),
        "TextField": KeyRole(parts: ["placeholder"]), "SecureField": KeyRole(parts: ["placeholder"]),
        "TextEditor": KeyRole(parts: ["placeholder"]), "searchable": KeyRole(parts: ["placeholder"]),
        "Button": button, "alert": KeyRole(parts: ["alert", "title"]),
        "confirmationDialog": KeyRole(parts: ["dialog", "title"]), "Section": KeyRole(parts: ["header"]),
        "Toggle": label, "Picker": label, "Stepper": label, "DatePicker": label, "LabeledContent": label,
        "Slider": label, "DisclosureGroup": label, "Menu": KeyRole(parts: ["menu"]),
        "NavigationLink": KeyRole(parts: ["link"]), "Link": KeyRole(parts: ["link"]), "Tab": KeyRole(parts: ["tab"]),
        "ProgressView": KeyRole(parts: ["progress"]), "help": KeyRole(parts: ["hint"]),
        "value": KeyRole(parts: ["axis"]),
    ]

    /// Returns the role of the view around a text, such as the label of a button or the message of an alert.
    private static func around(_ own: CallLayer, _ surroundings: Surroundings) -> KeyRole? {
        let outer = surroundings.calls.drop { $0 != own }.dropFirst()
        // A button that contains a `VStack` of texts is more likely a card.
        let near = outer.prefix(2)
        let isPlain = !near.contains { $0.callee == "VStack" }
        for call in near where isPlain && ["Button", "NavigationLink"].contains(call.callee) {
            return call.callee == "Button" ? button : KeyRole(parts: ["link"])
        }
        for call in outer.prefix(6) {
            switch (call.callee, call.label) {
            case ("tabItem", _): return KeyRole(parts: ["tab"])
            case ("alert", "message"?): return KeyRole(parts: ["alert", "message"])
            case ("confirmationDialog", "message"?): return KeyRole(parts: ["dialog", "message"])
            case ("Section", "header"?): return KeyRole(parts: ["header"])
            case ("Section", "footer"?): return KeyRole(parts: ["footer"])
            case ("ShareLink", let label?): return KeyRole(parts: ["share", label])
            case ("TextField", "prompt"?): return KeyRole(parts: ["placeholder"])
            case ("ContentUnavailableView", let label?): return KeyRole(parts: [label == "label" ? "title" : label])
            default: continue
            }
        }
        return nil
    }

    /// Returns the role that the font suggests.
    private static func font(of call: CallLayer) -> KeyRole? {
        let names = call.modifiers.filter { $0.label == "font" }.flatMap(\.names)
        if names.contains(where: { $0.hasSuffix("itle") || $0.hasPrefix("title") || $0 == "headline" }) {
            return KeyRole(parts: ["title"])
        }
        if names.contains("subheadline") { return KeyRole(parts: ["subtitle"]) }
        if names.contains("caption") || names.contains("caption2") || names.contains("footnote") {
            return KeyRole(parts: ["caption"], isGeneric: true)
        }
        if let size = names.compactMap(Int.init).max(), size >= 20 { return KeyRole(parts: ["title"]) }
        return nil
    }

    private static func length(of text: String) -> KeyRole {
        let words = text.split { $0.isWhitespace }.count
        return words >= 6 || text.hasSuffix(".") ? KeyRole(parts: ["message"], isGeneric: true) : label
    }
}

extension KeyRole {
    /// Returns the role with the synonyms that the project's keys use.
    func spoken(in namingStyle: KeyNamingStyle) -> KeyRole {
        var spoken = self
        spoken.parts = parts.map { part in
            guard let synonyms = Self.synonyms.first(where: { $0[0] == part }) else { return part }
            let used = synonyms.max { namingStyle.partCounts[$0, default: 0] < namingStyle.partCounts[$1, default: 0] }
            return namingStyle.partCounts[part, default: 0] > 0
                ? part : used.flatMap { namingStyle.partCounts[$0] == nil ? nil : $0 } ?? part
        }
        return spoken
    }

    private static let synonyms = [
        ["button", "action", "cta", "btn"], ["placeholder", "prompt"], ["message", "body"], ["title", "heading"],
        ["hint", "tooltip"], ["subtitle", "subheading"], ["accessibility", "a11y"],
    ]
}
