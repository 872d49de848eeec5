extension Declarations {
    /// Returns the type that declares a member: the type itself or one of its supertypes.
    ///
    /// Returns nil if several types match.
    func owner(of name: String, in type: String) -> String? {
        memberOwners.value(for: NamedMember(name: name, owner: type, depth: 0)) { search(for: name, in: type) }
    }

    /// Searches a type and then its supertypes, the first one with all of its own first.
    private func search(for name: String, in type: String) -> String? {
        var open = [type]
        var seen: Set<String> = []
        while let next = open.popLast(), seen.count < InheritanceGraph.limit {
            guard seen.insert(next).inserted else { continue }
            let owners = owners(of: name, in: next)
            if owners.count == 1, isOnly(next) { return owners.first }
            // Of several types that match, none is certain.
            if owners.isEmpty, !next.isEmpty { open += supertypes(of: next).reversed() }
        }
        return nil
    }

    private func owners(of name: String, in type: String) -> Set<String> {
        let isDeclared = type.isEmpty || !types[Self.last(type), of: type].isEmpty
        let match: NameMatch = isDeclared ? .whole : .suffix
        return Set(
            properties[name, of: type, match].map(\.owner)
                + functions[name, of: type, match].filter { $0.kind == .function }.map(\.owner))
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
    func fullName(of name: String, in owner: String) -> String {
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
    ///
    /// A full name means exactly that type. Any other name can omit leading components.
    func facts(of type: String) -> [TypeFact] {
        types[Self.last(type), of: type, isFullName(type) ? .whole : .either]
    }

    /// Returns the type of an enumeration's raw values; nil for other types and unknown ones.
    func rawType(of name: String) -> String? {
        guard let enumeration = enumeration(name) else { return nil }
        guard enumeration.rawValues.isEmpty else { return "String" }
        return enumeration.inherited.first.map(resolved).flatMap { Self.rawTypes.contains($0) ? $0 : nil }
    }

    private static let rawTypes: Set<String> = [
        "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "CGFloat",
    ]

    /// Returns whether the project declares a type of exactly this name.
    func isFullName(_ type: String) -> Bool { inheritance.declares(type) }

    /// Returns whether a type is a protocol.
    func isProtocol(_ type: String) -> Bool {
        guard protocolNames.contains(Self.last(type)) else { return false }
        return facts(of: type).contains { $0.kind == .interface }
    }

    /// Returns whether the project declares a type rather than only extends it.
    func declares(_ type: String) -> Bool { facts(of: type).contains { $0.kind != .extended } }

    /// Returns whether no string literal can be a value of a type.
    ///
    /// Types of the project can be such values only if they say so; of unknown types, any can.
    func refusesLiterals(_ shape: TypeShape) -> Bool {
        guard let name = shape.typeName else { return true }
        let type = resolved(name)
        guard !genericNames.contains(type), !ambiguousAliases.contains(type), !isProtocol(type),
            ScalarTypes.refuseLiterals(type) || declares(type)
        else { return false }
        return !ancestors(of: type).contains { Self.last($0).hasPrefix("ExpressibleBy") }
    }

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

    /// Returns the direct supertypes and conformances of a type.
    func supertypes(of type: String) -> [String] {
        inheritance.supertypes(of: type) ?? facts(of: type).flatMap { inheritance.supertypes(of: $0.name) ?? [] }
    }

    /// Returns the direct and indirect supertypes and conformances of a type.
    func ancestors(of type: String) -> [String] { ancestry.value(for: type) { related(to: type, by: supertypes) } }

    /// Returns the direct and indirect subtypes of a type.
    func heirs(of type: String) -> [String] {
        heritage.value(for: type) { related(to: type) { inheritance.subtypes(of: $0, isDeclared: isFullName($0)) } }
    }

    /// Returns the types that a type leads to, up to the limit, without the type itself unless it leads to itself.
    private func related(to type: String, by step: (String) -> [String]) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var open = [type]
        while let next = open.popLast(), found.count < InheritanceGraph.limit {
            for other in step(next) where seen.insert(other).inserted {
                found.append(other)
                open.append(other)
            }
        }
        return found
    }

    /// Returns whether a type has more subtypes than are followed, so that some of them are unknown.
    func hasUnknownHeirs(_ type: String) -> Bool { heirs(of: type).count >= InheritanceGraph.limit }

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
