extension Declarations {
    /// The maximum depth of inheritance to follow.
    private static let inheritanceLimit = 6

    /// Returns the type that declares a member: the type itself or one of its supertypes.
    ///
    /// Returns nil if several types match.
    func owner(of name: String, in type: String) -> String? {
        memberOwners.value(for: NamedMember(name: name, owner: type, depth: 0)) { owner(of: name, in: type, depth: 0) }
    }

    private func owner(of name: String, in type: String, depth: Int) -> String? {
        let isDeclared = type.isEmpty || !types[Self.last(type), of: type].isEmpty
        let match: NameMatch = isDeclared ? .whole : .suffix
        let fitting = Set(
            properties[name, of: type, match].map(\.owner)
                + functions[name, of: type, match].filter { $0.kind == .function }.map(\.owner))
        if !fitting.isEmpty { return fitting.count == 1 && isOnly(type) ? fitting.first : nil }
        guard depth < Self.inheritanceLimit, !type.isEmpty else { return nil }
        for parent in facts(of: type).flatMap(\.inherited).flatMap({ parents($0) }) {
            if let found = owner(of: name, in: parent, depth: depth + 1) { return found }
        }
        return nil
    }

    /// Returns whether a type's unqualified name is unique; a qualified name counts as unique.
    private func isOnly(_ type: String) -> Bool {
        guard !type.isEmpty, !type.contains(".") else { return true }
        return Set(types[type].map(\.name)).count < 2
    }

    /// Returns the structure of a type that code inside another type names.
    ///
    /// Type aliases are resolved, and a type nested in the enclosing types gets its full name.
    func shape(of type: String, in owner: String) -> TypeShape {
        shapes.value(for: SpelledType(spelling: type, owner: owner)) {
            TypeShape(resolved(type)).mapNames { fullName(of: $0, in: owner) }
        }
    }

    /// Returns the full name of a type nested in the types that enclose the code, or else the name itself.
    private func fullName(of name: String, in owner: String) -> String {
        guard !owner.isEmpty, types[Self.last(name)].count > 1 else { return name }
        var outer = owner
        while !outer.isEmpty {
            let whole = "\(outer).\(name)"
            if !types[Self.last(name), of: whole].isEmpty { return whole }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return name
    }

    /// Returns the declaration of a type and its extensions.
    func facts(of type: String) -> [TypeFact] {
        types[Self.last(type), of: type, .either]
    }

    /// Returns whether a type is a protocol.
    func isProtocol(_ type: String) -> Bool {
        guard protocolNames.contains(Self.last(type)) else { return false }
        return facts(of: type).contains { $0.kind == .interface }
    }

    /// Returns whether the project declares a type rather than only extends it.
    func declares(_ type: String) -> Bool { facts(of: type).contains { $0.kind != .extended } }

    /// Returns the enumeration case with associated values of a type.
    ///
    /// Returns nil if several cases match.
    func enumerationCase(_ name: String, of type: String?) -> CallableFact? {
        guard let type else { return nil }
        let cases = functions[name, of: type, .suffix].filter { $0.kind == .enumerationCase }
        let exact = cases.filter { $0.owner == type }
        let found = type.contains(".") && !exact.isEmpty ? exact : cases
        return Set(found.map(\.owner)).count == 1 ? found.first : nil
    }

    /// Returns the direct and indirect supertypes and conformances of a type.
    func ancestors(of type: String) -> [String] {
        var found: [String] = []
        var open = [type]
        while let next = open.popLast(), found.count < 200 {
            for parent in facts(of: next).flatMap(\.inherited).flatMap({ parents($0) }) where !found.contains(parent) {
                found.append(parent)
                open.append(parent)
            }
        }
        return found
    }

    /// Returns the direct and indirect subtypes of a type.
    func heirs(of type: String) -> [String] {
        var found: [String] = []
        var open = [type]
        while let next = open.popLast(), found.count < 500 {
            for heir in heirsByName[Self.last(next)] ?? [] where !found.contains(heir) {
                found.append(heir)
                open.append(heir)
            }
        }
        return found
    }

    static func isOwner(_ owner: String, _ wanted: String) -> Bool {
        owner == wanted || (!owner.isEmpty && !wanted.isEmpty && isNamed(owner, wanted))
    }
}

/// A member that code names, in a type or in the code that a type encloses.
struct NamedMember: Hashable, Sendable {
    let name: String
    let owner: String
    /// The depth of the search, which determines how far it can go.
    let depth: Int
}

/// A type as code spells it, in the type that encloses the code.
struct SpelledType: Hashable, Sendable {
    let spelling: String
    let owner: String
}
