/// The names in the code around a text that describe its subject.
struct KeyContextNames {
    /// The name of the enclosing member: `error` for `errorContent`.
    private(set) var member: [String] = []
    /// The subject of the enclosing alert or dialog.
    private(set) var dialog: [String] = []
    /// The view state in which the text appears: `loading` for `if isLoading`.
    private(set) var state: [String] = []
    /// The name of the project's view or function that receives the text.
    private(set) var container: [String] = []
    /// The name of the innermost branch, such as an enumeration case.
    private(set) var branch: [String] = []
    /// The name of a related argument, such as the binding of a field or the action of a button.
    private(set) var sibling: [String] = []
    /// Names that can distinguish the text if the others are not enough.
    private(set) var spares: [[String]] = []

    /// Reads the names from the layers of code around a text.
    ///
    /// - Parameter layers: The layers, from the inside out.
    init(_ layers: [Surroundings.Layer]) {
        var isFirst = true
        for layer in layers {
            switch layer {
            case .call(let call):
                read(call, isFirst: isFirst)
                isFirst = false
            case .branch(let layer): read(layer)
            case .member(let layer): read(layer)
            case .closure, .type: break
            }
        }
    }

    private mutating func read(_ member: MemberLayer) {
        let words = Self.telling(member.name)
        if member.isLocal, member.kind == .property {
            if !words.isEmpty { spares.append(words) }
        } else if member.kind == .enumerationCase {
            branch = branch.isEmpty ? words : branch
        } else if !member.isInitialValue, !Self.routine.contains(member.name) {
            self.member = words
        }
    }

    // MARK: - Branches

    private mutating func read(_ layer: BranchLayer) {
        let words = Self.telling(layer.names.joined(separator: "_"))
        switch layer.kind {
        case .pattern where branch.isEmpty: branch = words == ["default"] ? ["other"] : words
        case .choice where branch.isEmpty: branch = words.contains("one") ? ["one"] : words
        case .otherChoice where branch.isEmpty: branch = words.contains("one") ? ["other"] : ["not"] + words
        case .missing where branch.isEmpty: branch = words
        case .failure where branch.isEmpty: branch = ["failed"]
        case .condition:
            if state.isEmpty, layer.names.count == 1, let name = layer.names.first, Self.isState(name) {
                state = words
            } else {
                spares.append(words)
            }
        case .otherwise:
            if layer.names.count == 1, let name = layer.names.first, Self.isState(name) {
                spares.append(["not"] + words)
            }
        default: spares.append(words)
        }
    }

    private static func isState(_ name: String) -> Bool {
        ["is", "has", "should", "show", "did"].contains { name.hasPrefix($0) && name.count > $0.count }
            || name == "error"
    }

    // MARK: - Calls

    private mutating func read(_ call: CallLayer, isFirst: Bool) {
        let isButton = ["Button", "Label", "NavigationLink", "Menu"].contains(call.callee)
        if ["alert", "confirmationDialog"].contains(call.callee) {
            let words = Self.bound(call)
            if isFirst {
                sibling = words
            } else if dialog.isEmpty {
                dialog = words + [call.callee == "alert" ? "alert" : "dialog"]
            }
            return
        }
        if isFirst || (isButton && sibling.isEmpty) || (call.callee == "Button" && call.isClosure) {
            let found = Self.sibling(in: call)
            if !found.isEmpty { sibling = found }
        }
        if isFirst, !call.isClosure, !Self.system.contains(call.callee), !(call.isMember && call.base.isEmpty) {
            container = Self.telling(call.callee)
        }
        for value in call.siblings where value.kind == .literal && Self.isPicture(value.label) {
            let words = Self.symbol(value.names[0])
            if isFirst || isButton, !words.isEmpty { spares.append(words) }
        }
    }

    private static func bound(_ call: CallLayer) -> [String] {
        let words = call.siblings.first { $0.kind == .binding }.map { telling($0.names[0]) } ?? []
        return words.filter { !["alert", "dialog", "confirmation", "confirm", "presented"].contains($0) }
    }

    private static func sibling(in call: CallLayer) -> [String] {
        for kind in [NamedValue.Kind.binding, .action, .member, .value] {
            for value in call.siblings where value.kind == kind {
                if kind == .action, !isAction(value, of: call) { continue }
                guard kind == .action || !styling.contains(value.label ?? "") else { continue }
                if kind == .value || kind == .member, !identifying.contains(value.label ?? "") { continue }
                let isNamed = kind == .binding || kind == .action
                let words = value.names.filter { isNamed || !empty.contains($0) }.flatMap(telling)
                if !words.isEmpty { return words }
            }
        }
        let id = call.siblings.first { $0.kind == .literal && ["id", "key", "identifier"].contains($0.label ?? "") }
        return id.map { KeyWordSplitter.words(ofName: $0.names[0]) } ?? []
    }

    /// Returns whether a closure is an action rather than the content of a view.
    private static func isAction(_ value: NamedValue, of call: CallLayer) -> Bool {
        if let label = value.label { return label == "action" || label.hasPrefix("on") || label == "handler" }
        return call.callee.hasSuffix("Button") || call.callee.hasSuffix("Action")
    }

    private static func isPicture(_ label: String?) -> Bool {
        guard let label = label?.lowercased() else { return false }
        return ["image", "icon", "symbol", "systemname", "emoji"].contains { label.hasSuffix($0) }
    }

    /// Returns the subject of an SF Symbol: `flame` for `flame.fill`.
    private static func symbol(_ name: String) -> [String] {
        let plain: Set<String> = [
            "fill", "circle", "square", "rectangle", "badge", "slash", "left", "right", "up", "down", "2", "3",
        ]
        return Array(KeyWordSplitter.words(ofName: name).filter { !plain.contains($0) }.prefix(2))
    }

    // MARK: - Names

    /// Returns at most four words of a name, without words for its kind.
    static func telling(_ name: String) -> [String] {
        // A single letter, as in `f(_:)`, has no meaning.
        var words = KeyWordSplitter.words(ofName: name).filter { $0.count > 1 }
        while words.count > 1, let last = words.last, kinds.contains(last) { words.removeLast() }
        while words.count > 1, let first = words.first, beginnings.contains(first) { words.removeFirst() }
        if words.count == 1, kinds.contains(words[0]) || beginnings.contains(words[0]) { return [] }
        return Array(words.prefix(4))
    }

    private static let kinds: Set<String> = [
        "view", "section", "content", "row", "card", "item", "cell", "body", "stack", "container", "builder", "layout",
        "button", "label", "text", "sheet", "overlay", "list", "presented", "action", "tapped", "field", "box",
    ]

    private static let beginnings: Set<String> = [
        "is", "has", "should", "show", "showing", "shows", "did", "make", "build", "get", "on", "handle", "the",
        "perform",
    ]

    /// Members whose names do not describe their content.
    private static let routine: Set<String> = [
        "body", "init", "deinit", "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "setup", "setupUI",
        "setupViews", "setupView", "configure", "configureUI", "configureView", "render", "makeBody", "subscript",
        "errorDescription", "failureReason", "recoverySuggestion", "title", "displayName", "localizedDescription",
        "description", "name", "message", "makeUIView", "updateUIView", "main", "perform", "text", "all", "default",
        "placeholder", "snapshot", "localizedName", "subtitle", "label", "displayTitle", "displayText", "icon",
    ]

    /// Names of values that have no meaning by themselves.
    static let empty: Set<String> = [
        "self", "count", "value", "rawValue", "description", "localizedDescription", "formatted", "name", "title",
        "text",
        "displayName", "lowercased", "uppercased", "capitalized", "error", "string", "item", "entry", "map", "true",
        "false", "nil", "dismiss", "wrappedValue", "id", "label", "localizedName", "min", "max", "first", "last", "one",
        "index", "n", "i", "x", "initialValue", "wrapped", "push", "path", "String", "Int", "toggle", "append",
        "remove", "trimmingCharacters", "joined",
    ]

    private static let styling: Set<String> = [
        "alignment", "style", "color", "font", "tint", "size", "spacing", "axis", "edges", "isEnabled", "isOn2",
        "isLoading", "icon", "systemImage", "image", "variant", "foregroundColor", "backgroundColor",
    ]

    private static let identifying: Set<String> = [
        "", "value", "role", "id", "tag", "type", "kind", "count", "amount", "key", "destination", "selection", "step",
        "metric", "case", "isSelected", "total", "current", "for", "item", "goal", "level",
    ]

    /// Names from SwiftUI, UIKit and Foundation; all others belong to the project.
    private static let system: Set<String> = [
        "Text", "Label", "Button", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Stepper", "Slider",
        "DatePicker", "LabeledContent", "Section", "Menu", "NavigationLink", "Link", "Tab", "ProgressView", "Group",
        "navigationTitle", "navigationBarTitle", "searchable", "help", "accessibilityLabel", "accessibilityHint",
        "accessibilityValue", "DisclosureGroup", "GroupBox", "ShareLink", "ContentUnavailableView", "String", "value",
        "UIAlertController", "UIAlertAction", "NSLocalizedString", "setTitle", "append", "Error", "NSError", "Alert",
        "fatalError", "LocalizedStringKey", "LocalizedStringResource", "init", "_", "Gauge", "Form", "List",
    ]
}
