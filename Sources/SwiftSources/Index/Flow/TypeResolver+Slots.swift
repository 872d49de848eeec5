// The slots that expressions read.
extension TypeResolver {
    /// Returns the slot that an expression reads, or nil if it is unknown.
    ///
    /// - Parameter owner: The type that encloses the code.
    func slot(of hint: TypeHint, in owner: String, depth: Int = 0) -> ValueSlot? {
        guard depth < TypeHint.depthLimit * 2 else { return nil }
        switch hint {
        case .unknown, .type, .sum, .range, .variable: return nil
        case .name(let name): return namedSlot(name, in: owner)
        case .member(let base, let name): return memberSlot(name, of: base, in: owner, depth)
        // The strings of a collection are those of its elements.
        case .list(let element, of: _): return slot(of: element, in: owner, depth: depth + 1)
        case .element(let collection):
            switch type(of: collection, in: owner) {
            case .array?, .dictionary?: return slot(of: collection, in: owner, depth: depth + 1)
            // An element of a string or of an unknown type is not in a slot.
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
        // The elements of a dictionary are key-value pairs.
        if case .element(let collection) = base, ["key", "value"].contains(name),
            case .dictionary? = type(of: collection, in: owner)
        {
            return nil
        }
        if name == "wrappedValue", declarations.properties[name].isEmpty {
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

    /// Returns the slot of a declared or inherited member of a type.
    private func memberSlot(_ name: String, in type: String) -> ValueSlot? {
        if let owner = declarations.owner(of: name, in: type) {
            // The results of a stored closure are unknown.
            let isFunction = declarations.properties[name, of: owner].contains {
                $0.type?.contains("->") == true
            }
            return isFunction ? nil : .member(owner: owner, name: name)
        }
        guard name == "rawValue", let enumeration = declarations.enumeration(type), !enumeration.rawValues.isEmpty
        else { return nil }
        return .rawValue(owner: enumeration.name)
    }
}
