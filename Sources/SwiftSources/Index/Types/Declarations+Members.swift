extension Declarations {
    /// How far up inheritance is followed.
    private static let inheritanceLimit = 6

    /// The type, as it is declared, that has a member of a name: the type itself, or one that it inherits from.
    ///
    /// Of two that may be meant, nobody knows which is.
    func owner(of name: String, in type: String, depth: Int = 0) -> String? {
        let owners =
            (properties[name] ?? []).map(\.owner)
            + (functions[name] ?? []).filter { $0.kind == .function }.map(\.owner)
        let isDeclared = (types[Self.last(type)] ?? []).contains { $0.name == type }
        let fitting = Set(owners.filter { isDeclared ? $0 == type : Self.isOwner($0, type) })
        if !fitting.isEmpty { return fitting.count == 1 && isOnly(type) ? fitting.first : nil }
        guard depth < Self.inheritanceLimit, !type.isEmpty else { return nil }
        for parent in facts(of: type).flatMap(\.inherited).flatMap(Self.parents) {
            if let found = owner(of: name, in: parent, depth: depth + 1) { return found }
        }
        return nil
    }

    /// Whether no other type of that last name is declared, where a type is named by it alone.
    private func isOnly(_ type: String) -> Bool {
        guard !type.isEmpty, !type.contains(".") else { return true }
        return Set((types[type] ?? []).map(\.name)).count < 2
    }

    /// The declaration of a type, and its extensions.
    func facts(of type: String) -> [TypeFact] {
        (types[Self.last(type)] ?? []).filter { Self.isOwner($0.name, type) }
    }

    /// A case with values, by the enumeration; by its name alone where only one enumeration has it.
    func enumerationCase(_ name: String, of type: String?) -> CallableFact? {
        let cases = (functions[name] ?? []).filter { $0.kind == .enumerationCase }
        guard let type else { return cases.count == 1 ? cases[0] : nil }
        return cases.first { Self.isOwner($0.owner, type) }
    }

    /// The types that inherit from a type, also through others.
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
