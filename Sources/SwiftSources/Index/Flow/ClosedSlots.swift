/// Tells of which slots all that is put into them is seen.
struct ClosedSlots: Sendable {
    private let declarations: Declarations
    private let contents: SlotContents

    init(_ declarations: Declarations, _ contents: SlotContents) {
        self.declarations = declarations
        self.contents = contents
    }

    /// Whether nothing but what was seen is put into a slot.
    func isClosed(_ slot: ValueSlot) -> Bool {
        switch slot {
        case .member(let owner, let name):
            holders(of: slot).allSatisfy { holder in
                guard case .member(let owner, let name) = holder else { return true }
                return isClosed(name, of: owner)
            } && declares(name, owner) && isFoundInHeirs(name, of: owner)
        case .parameter(let owner, let function, _): isClosed(function: function, of: owner)
        case .payload(let owner, let name, _):
            !isDecoded(owner) && !contents.passedNames.contains(name) && !isSilent(name)
        // What is put into the whole tuple is put into its parts too.
        case .part(let slot, _): isClosed(slot) && holders(of: slot).allSatisfy { contents.entries[$0] == nil }
        case .rawValue: true
        // Its first value and what is assigned are seen, but not what happens in between.
        case .local: false
        }
    }

    /// The slots that a value read from one may come from: those of what its owner inherits from, and of a protocol or
    /// class, those of all that inherit from it.
    func holders(of slot: ValueSlot) -> [ValueSlot] {
        switch slot {
        case .member(let owner, let name):
            let above = declarations.ancestors(of: owner).filter { declares(name, $0) }
            let below = isInherited(owner) ? heirs(of: owner, with: name) : []
            let owners = Set(above + below).subtracting([owner])
            return [slot] + owners.sorted().map { .member(owner: $0, name: name) }
        case .part(let inner, let index): return holders(of: inner).map { .part($0, index: index) }
        default: return [slot]
        }
    }

    /// The owners of a member in the types that inherit from one.
    private func heirs(of owner: String, with name: String) -> [String] {
        declarations.heirs(of: owner).compactMap { heir in
            declares(name, heir) ? heir : declarations.owner(of: name, in: heir)
        }
    }

    /// Whether the member is found in every type that inherits from its owner: else it is one of a type that is not here.
    private func isFoundInHeirs(_ name: String, of owner: String) -> Bool {
        guard isInherited(owner) else { return true }
        return declarations.heirs(of: owner).allSatisfy { heir in
            declares(name, heir)
                || declarations.facts(of: heir).contains { $0.kind == .interface }
                || declarations.owner(of: name, in: heir).map { $0 != owner || !isRequirement(name, of: owner) }
                    ?? false
        }
    }

    /// Whether a protocol asks for a member and has none of its own.
    private func isRequirement(_ name: String, of owner: String) -> Bool {
        declarations.facts(of: owner).contains { $0.kind == .interface }
            && !declarations.facts(of: owner).contains { fact in
                fact.kind == .extended
                    && (declarations.properties[name] ?? []).contains { $0.owner == owner && $0.isComputed }
            }
    }

    private func isInherited(_ owner: String) -> Bool {
        declarations.facts(of: owner).contains { $0.kind == .interface || $0.kind == .reference }
    }

    private func declares(_ name: String, _ owner: String) -> Bool {
        (declarations.properties[name] ?? []).contains { $0.owner == owner }
            || (declarations.functions[name] ?? []).contains { $0.owner == owner }
    }

    // MARK: - Members

    private func isClosed(_ name: String, of owner: String) -> Bool {
        let properties = (declarations.properties[name] ?? []).filter { $0.owner == owner }
        guard properties.allSatisfy(isClosed) else { return false }
        let isFunction = (declarations.functions[name] ?? []).contains { $0.owner == owner && $0.kind == .function }
        return !properties.isEmpty || isFunction
    }

    private func isClosed(_ property: PropertyFact) -> Bool {
        if property.isComputed { return !property.isExposed }
        if isDecoded(property.owner) || property.isExposed { return false }
        if !property.isConstant, contents.openNames.contains(property.name) || isCollection(property) { return false }
        return !isMadeElsewhere(property)
    }

    /// Whether a property holds a collection, to which its methods can add more.
    private func isCollection(_ property: PropertyFact) -> Bool {
        if contents.collections.contains(.member(owner: property.owner, name: property.name)) { return true }
        guard let type = property.type else { return property.hint != .type("String") }
        return ["[", "Array", "Set", "Dictionary", "Ordered", "Deque"].contains(where: type.hasPrefix)
    }

    /// Whether a structure may be made by code that is not seen: its initializer is passed on.
    private func isMadeElsewhere(_ property: PropertyFact) -> Bool {
        guard property.isStored else { return false }
        return isPassedOn(initializerOf: property.owner)
    }

    private func isPassedOn(initializerOf owner: String) -> Bool {
        let initializers = declarations.initializers[Declarations.last(owner)] ?? []
        return contents.passesAnyInitializer
            || contents.passedNames.contains("\(Declarations.last(owner)).init")
            || contents.passedNames.contains(".init") && initializers.contains { $0.parameters.count == 1 }
    }

    // MARK: - Parameters

    private func isClosed(function: String, of owner: String) -> Bool {
        let name = String(function.prefix { $0 != "(" })
        guard !isSilent(name), !ImplicitCalls.mayCall(function), !isCalledFromElsewhere(owner) else { return false }
        let callables =
            name == "init"
            ? declarations.initializers[Declarations.last(owner)] ?? [] : declarations.functions[name] ?? []
        let meant = callables.filter { $0.owner == owner && $0.signature == function }
        guard !meant.isEmpty,
            meant.allSatisfy({ !$0.isExposed && !$0.parameters.contains { $0.type.hasPrefix("inout") } })
        else { return false }
        return name == "init" ? !isPassedOn(initializerOf: owner) : !contents.passedNames.contains(name)
    }

    /// Whether code that is not here may call the functions of a type: Objective-C, or a framework by way of a protocol.
    private func isCalledFromElsewhere(_ owner: String) -> Bool {
        if declarations.facts(of: owner).contains(where: { !Self.exposing.isDisjoint(with: $0.attributes) }) {
            return true
        }
        return declarations.ancestors(of: owner).contains { ancestor in
            !declarations.declares(ancestor) && !Self.harmless.contains(Declarations.last(ancestor))
        }
    }

    private static let exposing: Set<String> = ["objcMembers", "objc"]
    /// Protocols and classes of Apple's that call none of a type's functions with a string of their own.
    private static let harmless: Set<String> = [
        "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
        "App", "Scene", "Widget", "WidgetBundle", "Shape", "Sendable", "Equatable", "Hashable", "Identifiable",
        "Comparable", "CaseIterable", "ObservableObject", "Observable", "Error", "LocalizedError", "CustomNSError",
        "CustomStringConvertible", "CustomDebugStringConvertible", "Codable", "Encodable", "Decodable", "AnyObject",
        "String", "Int", "NSObject", "UIView", "UIViewController", "NSView", "NSViewController", "UITableViewCell",
        "UICollectionViewCell", "UIControl", "UIButton", "UILabel", "PreviewProvider", "Actor", "Copyable",
        "RawRepresentable",
        "DynamicProperty", "EnvironmentKey", "PreferenceKey", "ViewBuilder", "Commands", "ToolbarContent",
    ]

    private func isSilent(_ name: String) -> Bool { ValueFact.silentFunctions.contains(name) }

    // MARK: - Data

    /// Whether values of a type come from data: whatever is in it is put into the properties.
    private func isDecoded(_ owner: String) -> Bool {
        let types = [owner] + declarations.ancestors(of: owner)
        return types.contains { Self.decoding.contains(Declarations.last($0)) }
            || types.flatMap(declarations.facts).contains { fact in
                fact.attributes.contains { Self.storingAttributes.contains($0) || Self.decoding.contains($0) }
            }
    }

    private static let decoding: Set<String> = [
        "Decodable", "Codable", "NSManagedObject", "FetchableRecord", "PersistentModel", "NSCoding", "NSSecureCoding",
        "AppEntity", "AppIntent", "WidgetConfigurationIntent", "ParsableCommand", "AsyncParsableCommand",
        "ParsableArguments",
    ]
    private static let storingAttributes: Set<String> = ["Model", "objcMembers", "NSManaged", "Table", "Entity"]
}
