extension TypeResolver {
    /// Returns whether a value is optional according to its declarations, which its resolved type does not show.
    ///
    /// If several declarations match, one optional among them suffices: `String(describing:)` is correct for both.
    func isOptional(_ hint: TypeHint, in owner: String, depth: Int = 0) -> Bool {
        guard depth < TypeHint.depthLimit else { return true }
        switch hint {
        case .unknown, .sum, .range, .part, .list: return false
        case .type(let type), .parameter(_, function: _, let type): return Self.isOptional(declarations.resolved(type))
        case .variable(let value): return isOptional(value, in: owner, depth: depth + 1)
        case .payload(_, case: let name, let index):
            return declarations.functions[name].contains { function in
                function.kind == .enumerationCase && function.parameters.indices.contains(index)
                    && Self.isOptional(declarations.resolved(function.parameters[index].type))
            }
        case .name(let name): return isDeclaredOptional(name, depth) { Self.isRound($0, owner) }
        case .element(let collection):
            if case .dictionary? = type(of: collection, in: owner) { return true }
            return false
        case .member(let base, let name):
            if case .name(let type)? = type(of: base, in: owner) {
                return isDeclaredOptional(name, depth) { Declarations.isNamed($0, type) }
            }
            return ["first", "last", "randomElement", "min", "max", "popLast"].contains(name)
        }
    }

    private func isDeclaredOptional(_ name: String, _ depth: Int, _ isOwner: (String) -> Bool) -> Bool {
        let properties = declarations.properties[name].filter { isOwner($0.owner) }
        let functions = declarations.functions[name].filter { isOwner($0.owner) }
        return functions.contains { $0.result.map { Self.isOptional(declarations.resolved($0)) } ?? false }
            || properties.contains { property in
                property.type.map { Self.isOptional(declarations.resolved($0)) }
                    ?? isOptional(property.hint, in: property.owner, depth: depth + 3)
            }
    }

    private static func isRound(_ declared: String, _ owner: String) -> Bool {
        declared.isEmpty || owner == declared || owner.hasPrefix("\(declared).")
            || Declarations.isNamed(declared, owner)
    }

    private static func isOptional(_ type: String) -> Bool {
        let type = type.filter { !$0.isWhitespace }
        return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    }
}
