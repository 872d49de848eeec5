/// A check whether calls refer to the project's lookup functions, by the types of their receivers.
///
/// `Loc.string("home.title")` is a lookup, and `arguments.string("action")` is a function of another type.
struct LookupReceivers: Sendable {
    let types: TypeResolver

    private var declarations: Declarations { types.declarations }

    /// Returns whether a call with a lookup's name can refer to the lookup.
    func refers(_ call: CallFact, to lookup: LookupNames.Lookup, in context: ContextFact) -> Bool {
        guard let owners = lookup.owners else { return true }
        switch CallReceiver(of: call, in: context, types) {
        case .none(let type): return owners.contains("") || enclosing(type).contains { isType($0, with: owners) }
        case .type(let type), .value(let type), .itself(let type): return isType(type, with: owners)
        case .collection: return owners.contains { !declarations.declares($0) && !ScalarTypes.contain($0) }
        // `label.text = .localized("home.title")`
        case .implicit: return lookup.isStatic && isOnly(call.name, in: owners)
        // Nothing but a type has static functions.
        case .unknown: return !lookup.isStatic && !owners.contains("") && isOnly(call.name, in: owners)
        }
    }

    private func enclosing(_ type: String) -> [String] {
        var found: [String] = []
        var outer = type
        while !outer.isEmpty {
            found.append(outer)
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return found
    }

    /// Returns whether a type has the functions of one of the given types.
    private func isType(_ type: String, with owners: Set<String>) -> Bool {
        let isNamed = { (name: String) in owners.contains { Declarations.isOwner($0, name) } }
        return isNamed(type) || declarations.ancestors(of: type).contains(where: isNamed)
            || declarations.heirs(of: type).contains(where: isNamed)
    }

    /// Returns whether no other type declares a function or case with a name.
    private func isOnly(_ name: String, in owners: Set<String>) -> Bool {
        declarations.functions[name].allSatisfy { owners.contains($0.owner) || declarations.isProtocol($0.owner) }
    }
}
