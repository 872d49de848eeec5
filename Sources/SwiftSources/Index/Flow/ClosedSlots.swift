/// An analysis of which slots are closed, which means that all values written to them are known.
struct ClosedSlots: Sendable {
    private let declarations: Declarations
    private let contents: SlotContents
    private let answers = Memo<ValueSlot, Bool>()

    init(_ declarations: Declarations, _ contents: SlotContents) {
        self.declarations = declarations
        self.contents = contents
    }

    /// Returns whether all values written to a slot are known.
    func isClosed(_ slot: ValueSlot) -> Bool { answers.value(for: slot) { areValuesKnown(of: slot) } }

    private func areValuesKnown(of slot: ValueSlot) -> Bool {
        switch slot {
        case .member(let owner, let name):
            holders(of: slot).allSatisfy { holder in
                guard case .member(let owner, let name) = holder else { return true }
                return isClosed(name, of: owner)
            } && declares(name, owner) && isFoundInHeirs(name, of: owner)
        case .parameter(let owner, let function, _): isClosed(function: function, of: owner)
        case .payload(let owner, let name, _):
            !isDecoded(owner) && !contents.passedNames.contains(name) && !isSilent(name)
        // Values assigned to the whole tuple also reach its elements.
        case .part(let slot, _): isClosed(slot) && holders(of: slot).allSatisfy { !contents.isWritten($0) }
        case .rawValue: true
        // The initial value and the assignments are known, but not other mutations.
        case .local: false
        }
    }

    /// Returns the slots whose values code can read through a slot.
    ///
    /// These include the members of supertypes. For a protocol or class, they also include those of all subtypes.
    func holders(of slot: ValueSlot) -> [ValueSlot] {
        declarations.holders.value(for: slot) { findHolders(of: slot) }
    }

    private func findHolders(of slot: ValueSlot) -> [ValueSlot] {
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

    /// Returns the types that provide a member for the subtypes of a type.
    private func heirs(of owner: String, with name: String) -> [String] {
        declarations.heirs(of: owner).compactMap { heir in
            declares(name, heir) ? heir : declarations.owner(of: name, in: heir)
        }
    }

    /// Returns whether each subtype of the owner has the member; otherwise an unknown type provides it.
    private func isFoundInHeirs(_ name: String, of owner: String) -> Bool {
        guard isInherited(owner) else { return true }
        guard !declarations.hasUnknownHeirs(owner) else { return false }
        return declarations.heirs(of: owner).allSatisfy { heir in
            declares(name, heir)
                || declarations.isProtocol(heir)
                || declarations.owner(of: name, in: heir).map { $0 != owner || !isRequirement(name, of: owner) }
                    ?? false
        }
    }

    /// Returns whether a protocol requires a member without a default implementation.
    private func isRequirement(_ name: String, of owner: String) -> Bool {
        declarations.isProtocol(owner)
            && !declarations.facts(of: owner).contains { fact in
                fact.kind == .extended
                    && declarations.properties[name, of: owner].contains { $0.isComputed }
            }
    }

    private func isInherited(_ owner: String) -> Bool {
        declarations.facts(of: owner).contains { $0.kind == .interface || $0.kind == .reference }
    }

    private func declares(_ name: String, _ owner: String) -> Bool {
        !declarations.properties[name, of: owner].isEmpty || !declarations.functions[name, of: owner].isEmpty
    }

    // MARK: - Members

    private func isClosed(_ name: String, of owner: String) -> Bool {
        let properties = declarations.properties[name, of: owner]
        guard properties.allSatisfy(isClosed) else { return false }
        let isFunction = declarations.functions[name, of: owner].contains { $0.kind == .function }
        return !properties.isEmpty || isFunction
    }

    private func isClosed(_ property: PropertyFact) -> Bool {
        if property.isComputed { return !property.isExposed }
        if isDecoded(property.owner) || property.isExposed { return false }
        if !property.isConstant, contents.openNames.contains(property.name) || isCollection(property) { return false }
        return !isMadeElsewhere(property)
    }

    /// Returns whether a property is a collection, which mutating methods can extend.
    private func isCollection(_ property: PropertyFact) -> Bool {
        if contents.collections.contains(.member(owner: property.owner, name: property.name)) { return true }
        guard let type = property.type else { return property.hint != .type("String") }
        return ["[", "Array", "Set", "Dictionary", "Ordered", "Deque"].contains(where: type.hasPrefix)
    }

    /// Returns whether unknown code can create instances of a property's type, because code passes its initializer on.
    private func isMadeElsewhere(_ property: PropertyFact) -> Bool {
        guard property.isStored else { return false }
        return isPassedOn(initializerOf: property.owner)
    }

    private func isPassedOn(initializerOf owner: String) -> Bool {
        let initializers = declarations.initializers[Declarations.last(owner)]
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
            ? declarations.initializers[Declarations.last(owner), of: owner] : declarations.functions[name, of: owner]
        let meant = callables.filter { $0.signature == function }
        guard !meant.isEmpty,
            meant.allSatisfy({ !$0.isExposed && !$0.parameters.contains { $0.type.hasPrefix("inout") } })
        else { return false }
        return name == "init" ? !isPassedOn(initializerOf: owner) : !contents.passedNames.contains(name)
    }

    /// Returns whether unknown code can call the functions of a type: Objective-C, or a framework through a protocol.
    private func isCalledFromElsewhere(_ owner: String) -> Bool {
        if declarations.facts(of: owner).contains(where: { !Self.exposing.isDisjoint(with: $0.attributes) }) {
            return true
        }
        return declarations.ancestors(of: owner).contains { ancestor in
            !declarations.declares(ancestor) && !Self.harmless.contains(Declarations.last(ancestor))
        }
    }

    private static let exposing: Set<String> = ["objcMembers", "objc"]
    /// Apple's protocols and classes that never call a function of a type with a string of their own.
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

    /// Returns whether a slot belongs to a type whose instances are decoded or stored, so that its values are data.
    func holdsData(_ slot: ValueSlot) -> Bool { slot.owner.map(isDecoded) ?? false }

    /// Returns whether instances of a type are decoded, so that their properties can have any value.
    private func isDecoded(_ owner: String) -> Bool { declarations.decoding.value(for: owner) { mayDecode(owner) } }

    private func mayDecode(_ owner: String) -> Bool {
        ([owner] + declarations.ancestors(of: owner)).contains(where: saysDecoded)
    }

    /// Returns whether the name of a type, or an attribute of its declarations, says that instances are decoded.
    ///
    /// Thousands of types can conform to one protocol with hundreds of extensions.
    private func saysDecoded(_ type: String) -> Bool {
        declarations.namedDecoding.value(for: type) {
            Self.decoding.contains(Declarations.last(type))
                || declarations.facts(of: type).contains { fact in
                    fact.attributes.contains { Self.storingAttributes.contains($0) || Self.decoding.contains($0) }
                }
        }
    }

    private static let decoding: Set<String> = [
        "Decodable", "Codable", "NSManagedObject", "FetchableRecord", "PersistentModel", "NSCoding", "NSSecureCoding",
        "AppEntity", "AppIntent", "WidgetConfigurationIntent", "ParsableCommand", "AsyncParsableCommand",
        "ParsableArguments",
    ]
    private static let storingAttributes: Set<String> = ["Model", "objcMembers", "NSManaged", "Table", "Entity"]
}
