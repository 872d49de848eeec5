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
            } && declares(name, owner)
        case .parameter(let owner, let function, _): isClosed(function: function, of: owner)
        case .payload(let owner, let name, _):
            !isDecoded(owner) && !contents.passedNames.contains(name) && !isSilent(name)
        case .part(let slot, _): isClosed(slot)
        case .rawValue: true
        // Its first value and what is assigned are seen, but not what happens in between.
        case .local: false
        }
    }

    /// The slots that a value read from one may come from: of a protocol or class, those of all that inherit from it.
    func holders(of slot: ValueSlot) -> [ValueSlot] {
        switch slot {
        case .member(let owner, let name):
            guard isInherited(owner) else { return [slot] }
            let heirs = declarations.heirs(of: owner).filter { heir in
                (declarations.properties[name] ?? []).contains { $0.owner == heir }
                    || (declarations.functions[name] ?? []).contains { $0.owner == heir }
            }
            return [slot] + Set(heirs).sorted().map { .member(owner: $0, name: name) }
        case .part(let inner, let index): return holders(of: inner).map { .part($0, index: index) }
        default: return [slot]
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
        let functions = (declarations.functions[name] ?? []).filter { $0.owner == owner && $0.kind == .function }
        // A protocol of which nobody is known to conform may have conformances elsewhere.
        return functions.allSatisfy { $0.kind == .function } && !(properties.isEmpty && functions.isEmpty)
    }

    private func isClosed(_ property: PropertyFact) -> Bool {
        if property.isComputed { return true }
        if isDecoded(property.owner) || property.isExposed { return false }
        if !property.isConstant, contents.openNames.contains(property.name) || isCollection(property) { return false }
        return !isMadeElsewhere(property)
    }

    /// Whether a property holds a collection, to which its methods can add more.
    private func isCollection(_ property: PropertyFact) -> Bool {
        if contents.collections.contains(.member(owner: property.owner, name: property.name)) { return true }
        guard let type = property.type else { return false }
        return ["[", "Array", "Set", "Dictionary", "Ordered", "Deque"].contains(where: type.hasPrefix)
    }

    /// Whether a structure may be made by code that is not seen: its initializer is passed on.
    private func isMadeElsewhere(_ property: PropertyFact) -> Bool {
        guard property.isStored else { return false }
        return isPassedOn(initializerOf: property.owner)
    }

    private func isPassedOn(initializerOf owner: String) -> Bool {
        let initializers = declarations.initializers[Declarations.last(owner)] ?? []
        return contents.passedNames.contains("\(Declarations.last(owner)).init")
            || contents.passedNames.contains(".init") && initializers.contains { $0.parameters.count == 1 }
    }

    // MARK: - Parameters

    private func isClosed(function: String, of owner: String) -> Bool {
        let name = String(function.prefix { $0 != "(" })
        guard !isSilent(name), !ImplicitCalls.mayCall(function) else { return false }
        let callables =
            name == "init"
            ? declarations.initializers[Declarations.last(owner)] ?? [] : declarations.functions[name] ?? []
        let meant = callables.filter { $0.owner == owner && $0.signature == function }
        guard !meant.isEmpty,
            meant.allSatisfy({ !$0.isExposed && !$0.parameters.contains { $0.type.hasPrefix("inout") } })
        else { return false }
        return name == "init" ? !isPassedOn(initializerOf: owner) : !contents.passedNames.contains(name)
    }

    private func isSilent(_ name: String) -> Bool { ValueFact.silentFunctions.contains(name) }

    // MARK: - Data

    /// Whether values of a type come from data: whatever is in it is put into the properties.
    private func isDecoded(_ owner: String) -> Bool {
        let facts = declarations.facts(of: owner)
        return facts.contains { fact in
            fact.attributes.contains { Self.storingAttributes.contains($0) || Self.decoding.contains($0) }
                || fact.inherited.contains { Self.decoding.contains(Declarations.last($0)) }
        }
    }

    private static let decoding: Set<String> = [
        "Decodable", "Codable", "NSManagedObject", "FetchableRecord", "PersistentModel", "NSCoding", "NSSecureCoding",
        "AppEntity", "AppIntent", "WidgetConfigurationIntent", "ParsableCommand", "AsyncParsableCommand",
        "ParsableArguments",
    ]
    private static let storingAttributes: Set<String> = ["Model", "objcMembers", "NSManaged", "Table", "Entity"]
}
