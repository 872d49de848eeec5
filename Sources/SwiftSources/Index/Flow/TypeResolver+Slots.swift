// What expressions read.
extension TypeResolver {
    /// The slot that an expression reads; nil where none is known.
    ///
    /// - Parameter owner: the type that the code is in.
    func slot(of hint: TypeHint, in owner: String, depth: Int = 0) -> ValueSlot? {
        guard depth < TypeHint.depthLimit * 2 else { return nil }
        switch hint {
        case .unknown, .type, .sum, .variable: return nil
        case .name(let name): return namedSlot(name, in: owner)
        case .member(let base, let name): return memberSlot(name, of: base, in: owner, depth)
        case .element(let collection):
            switch type(of: collection, in: owner) {
            case .array?, .dictionary?: return slot(of: collection, in: owner, depth: depth + 1)
            // A character of a string, and who knows what, is something else.
            case .name?, .tuple?, nil: return nil
            }
        case .parameter(_, function: _, let type) where type.contains("->"): return nil
        case .parameter(let name, let function, _): return .parameter(owner: owner, function: function, name: name)
        case .payload(let subject, let name, let index):
            return declarations.enumerationCase(name, of: self.name(of: subject, in: owner)).map {
                .payload(owner: $0.owner, case: name, index: index)
            }
        case .part(let tuple, let index):
            return slot(of: tuple, in: owner, depth: depth + 1).map { .part($0, index: index) }
        }
    }

    private func namedSlot(_ name: String, in owner: String) -> ValueSlot? {
        guard name != "self" else { return nil }
        var outer = owner
        while !outer.isEmpty {
            if let found = memberSlot(name, in: outer) { return found }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return memberSlot(name, in: "")
    }

    private func memberSlot(_ name: String, of base: TypeHint, in owner: String, _ depth: Int) -> ValueSlot? {
        // The pairs that a dictionary consists of.
        if case .element(let collection) = base, ["key", "value"].contains(name),
            case .dictionary? = type(of: collection, in: owner)
        {
            return nil
        }
        if name == "wrappedValue", declarations.properties[name] == nil {
            return slot(of: base, in: owner, depth: depth + 1)
        }
        switch type(of: base, in: owner) {
        case .name(let type)?: return memberSlot(name, in: declarations.resolved(type))
        case .tuple(let elements)?:
            let index = Int(name) ?? elements.firstIndex { $0.label == name }
            return index.flatMap { index in
                slot(of: base, in: owner, depth: depth + 1).map { .part($0, index: index) }
            }
        default: return nil
        }
    }

    /// The slot of a member of a type, its own or one that it inherits.
    private func memberSlot(_ name: String, in type: String) -> ValueSlot? {
        if let owner = declarations.owner(of: name, in: type) {
            // What a closure gives nobody sees.
            let isFunction = (declarations.properties[name] ?? []).contains {
                $0.owner == owner && $0.type?.contains("->") == true
            }
            return isFunction ? nil : .member(owner: owner, name: name)
        }
        guard name == "rawValue", let enumeration = declarations.enumeration(type), !enumeration.rawValues.isEmpty
        else { return nil }
        return .rawValue(owner: enumeration.name)
    }
}
