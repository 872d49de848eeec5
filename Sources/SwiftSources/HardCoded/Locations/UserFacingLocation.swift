/// The location of a text, with the likelihood that users see it.
struct UserFacingLocation {
    var position: HardCodedText.Position
    let strength: UserFacingNames.Strength
    /// Whether the declaration that contains the text is itself visible.
    var isProvedByItself = false
    /// Whether the name suggests a value for programs, such as `icon`.
    var isNamedForPrograms = false
    /// Whether a function or property of a framework shows the text right here.
    var isDirect = false
    /// Whether a path in the code shows the text.
    var isEvident = true

    /// A location where only the detected language decides whether the text is for users.
    static let anywhere = UserFacingLocation(position: .value, strength: .weak)
}

/// A classifier of the locations in a file at which texts are visible to users.
struct UserFacingLocationClassifier {
    private let file: SourceFile
    private let declarations: Declarations
    private let typing: CallTyping
    private let proved: DataFlowLocations
    private let views: Memo<String, Bool>

    init(_ file: SourceFile, _ types: TypeResolver, _ shown: UserFacingDeclarations) {
        self.file = file
        declarations = types.declarations
        let finder = SlotFinder(file, types: types)
        typing = finder.typing
        proved = DataFlowLocations(finder, shown)
        views = shown.views
    }

    /// Whether the file imports a user interface framework.
    private var showsThings: Bool { Self.showsThings(file) }

    /// Returns whether a file imports a user interface framework.
    static func showsThings(_ file: SourceFile) -> Bool { file.facts.imports.contains(where: frameworks.contains) }

    private static let frameworks: Set<String> = [
        "SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "WatchKit", "AppIntents", "UserNotifications", "MessageUI",
        "StoreKit", "ActivityKit", "TipKit", "Charts",
    ]

    /// Returns the place of a literal, or nil if users do not see it.
    func location(_ role: LiteralRole, _ steps: [ContainerStep], _ traits: LiteralTraits, _ context: ContextFact)
        -> UserFacingLocation?
    {
        guard !steps.contains(.key) else { return nil }
        let found = found(role, steps, traits, context)
        if var proved = proved.location(role, steps, context) {
            if let found, found.position != .value { proved.position = found.position }
            return proved
        }
        guard var location = found, !proved.isTechnical(role, steps, context) else { return nil }
        location.isEvident = proved.mayShow(role, steps, context)
        // Without user interface code, a message is probably for developers, unless its language shows otherwise.
        return location.strength == .named && !showsThings && !isView(context.type) ? .anywhere : location
    }

    private func found(
        _ role: LiteralRole, _ steps: [ContainerStep], _ traits: LiteralTraits, _ context: ContextFact
    ) -> UserFacingLocation? {
        switch role {
        case .argument(let call, let index): return argument(file.facts.calls[call], index, steps, traits, context)
        case .assigned(let name, _): return steps.isEmpty ? property(name, isAssigned: true) : named(name)
        case .bound(let name, let type): return bound(name, type, context)
        case .defaultArgument(let name, let type): return type == "String" ? named(name) : .anywhere
        case .returned(let name, let type): return returned(name, type, context)
        case .compared, .pattern, .subscripted, .rawValue, .interpolated, .receiver, .cast: return nil
        case .closureResult, .other: return .anywhere
        }
    }

    // MARK: - Arguments

    private func argument(
        _ call: CallFact, _ index: Int, _ steps: [ContainerStep], _ traits: LiteralTraits, _ context: ContextFact
    ) -> UserFacingLocation? {
        guard call.labels.indices.contains(index) else { return nil }
        let label = call.labels[index]
        let isSystems = UserFacingSignatures.table.row(for: call, argument: index) != nil
        if NonUserFacingNames.takesNoText(call) && !isSystems && !isOwn(call, index, context) || isLog(call, context) {
            return nil
        }
        if NonUserFacingNames.isLabel(label) && !isSystems { return nil }
        switch ownParameter(call, index, context) {
        case .text(let own, let callable): return parameter(own, of: callable)
        case .noText: return nil
        case .undeclared: break
        }
        if isSystems { return UserFacingLocation(position: .shown(name: UseResolver.callee(call)), strength: .strong) }
        if SignatureTable.standard.row(for: call, argument: index)?.kind == .swiftUI {
            return UserFacingLocation(position: .shown(name: UseResolver.callee(call)), strength: .strong)
        }
        guard let label, steps.isEmpty || steps == [.element] else { return .anywhere }
        return named(label)
    }

    /// Returns whether a call is a member of a value whose type is for logs.
    private func isLog(_ call: CallFact, _ context: ContextFact) -> Bool {
        // A function of this name shows its text only if the data flow proves it.
        if call.name == "error", call.labels == [nil], call.base != .implicit { return true }
        guard case .value = call.base, let type = typing.types.name(of: call.receiver, in: context.type) else {
            return false
        }
        return NonUserFacingNames.isLog(Declarations.last(type))
    }

    private func isOwn(_ call: CallFact, _ index: Int, _ context: ContextFact) -> Bool {
        !NonUserFacingNames.isLog(call.name) && Names.isType(call.name) && !NonUserFacingNames.isError(call.name)
            && !parameters(call, index, context).isEmpty
    }

    private func parameters(_ call: CallFact, _ index: Int, _ context: ContextFact) -> [CallResolver.Fitting] {
        typing.calls.parameters(typing.typed(call, context), index, in: context)
    }

    /// The project's parameter for an argument.
    private enum OwnParameter {
        /// The project does not declare the function.
        case undeclared
        /// The parameter does not take a text.
        case noText
        case text(ParameterFact, of: CallableFact)
    }

    private func ownParameter(_ call: CallFact, _ index: Int, _ context: ContextFact) -> OwnParameter {
        let found = parameters(call, index, context)
        guard !found.isEmpty else { return .undeclared }
        let text = found.first { ["String", "[String]", "_"].contains(TypeShape.spelling($0.parameter.type)) }
        return text.map { .text($0.parameter, of: $0.callable) } ?? .noText
    }

    private func parameter(_ parameter: ParameterFact, of callable: CallableFact) -> UserFacingLocation? {
        if NonUserFacingNames.isName(parameter.name) { return nil }
        let location = named(parameter.name)
        let makesView =
            callable.kind == .initializer ? isView(callable.owner) : callable.result?.contains("View") ?? false
        if makesView, location.strength == .named {
            return UserFacingLocation(position: location.position, strength: .strong)
        }
        return location
    }

    // MARK: - Names

    private func named(_ name: String) -> UserFacingLocation {
        let strength = UserFacingNames.strength(of: name)
        return strength == .weak ? .anywhere : UserFacingLocation(position: .shown(name: name), strength: strength)
    }

    private func property(_ name: String, isAssigned: Bool) -> UserFacingLocation? {
        if NonUserFacingNames.isName(name) { return nil }
        let types = declarations.properties[name].compactMap(\.type)
        if !types.isEmpty, !types.contains(where: { TypeShape.spelling($0) == "String" }) { return .anywhere }
        let shown: Set<String> = ["text", "title", "placeholder", "prompt", "detailText", "message"]
        if shown.contains(name) || (name == "stringValue" && showsThings) {
            return UserFacingLocation(position: .shown(name: name), strength: .strong)
        }
        return named(name)
    }

    private func bound(_ name: String, _ type: String?, _ context: ContextFact) -> UserFacingLocation? {
        if NonUserFacingNames.isName(name) { return nil }
        let location = named(name)
        // The text of a variable outside a view can be a message for developers.
        guard location.strength > .weak else { return .anywhere }
        if isView(context.type) { return location }
        return location.strength == .strong
            ? UserFacingLocation(position: location.position, strength: .named) : .anywhere
    }

    private func returned(_ name: String, _ type: String?, _ context: ContextFact) -> UserFacingLocation? {
        if UserFacingNames.errorProperties.contains(name), name != "localizedDescription" || isError(context.type) {
            return UserFacingLocation(position: .error(property: name), strength: .strong)
        }
        guard let type, ["String", "String?", "[String]"].contains(type) else { return type == nil ? nil : .anywhere }
        if NonUserFacingNames.isName(name) || name == "debugDescription" { return nil }
        if name == "description", isForDevelopers(context.type) { return nil }
        // Only developers read the names of feature flags.
        if Declarations.last(context.type).contains("FeatureFlag") { return nil }
        let isTable = ["tableView", "pickerView", "collectionView"].contains(name)
        let location = isTable ? UserFacingLocation(position: .shown(name: name), strength: .strong) : named(name)
        // As a parameter, `name` can be anything; as the property of a case, it is visible.
        if name == "name" { return UserFacingLocation(position: .displayName(property: name), strength: .named) }
        guard case .shown = location.position, !isTable else { return location }
        return UserFacingLocation(position: .displayName(property: name), strength: location.strength)
    }

    // MARK: - Types

    private func inherited(_ type: String) -> [String] {
        declarations.types[Declarations.last(type)].flatMap(\.inherited)
    }

    private func isView(_ type: String) -> Bool {
        guard !type.isEmpty else { return false }
        if Self.isNamedAsView(type) { return true }
        let name = Declarations.last(type)
        // Many types can have the same last component, such as a `Row` in each screen.
        return views.value(for: name) {
            inherited(name).contains { $0 == "ButtonStyle" || $0 == "ViewModifier" || Self.isNamedAsView($0) }
        }
    }

    private static func isNamedAsView(_ name: String) -> Bool {
        ["View", "Cell", "Controller", "Button", "Label", "Screen", "ViewModel", "Presenter", "Coordinator"]
            .contains(where: name.hasSuffix)
    }

    /// Returns whether a type is an error, or may be one since the project does not declare it.
    private func isError(_ type: String) -> Bool {
        guard declarations.declares(type), !NonUserFacingNames.isError(Declarations.last(type)) else { return true }
        return (inherited(type) + declarations.ancestors(of: type)).contains { $0.contains("Error") }
    }

    private func isForDevelopers(_ type: String) -> Bool {
        NonUserFacingNames.isError(Declarations.last(type))
            || inherited(type).contains {
                ["CustomStringConvertible", "CustomDebugStringConvertible", "Error"].contains($0)
            }
    }
}
