/// Something declared that holds strings: all that is ever put into it is one set of values, whoever owns it.
indirect enum ValueSlot: Hashable, Sendable {
    /// A property, or what a function gives; without an owner for a global one.
    case member(owner: String, name: String)
    /// A parameter of a function, which is named by its name and labels.
    case parameter(owner: String, function: String, name: String)
    /// A value of an enumeration's case.
    case payload(owner: String, case: String, index: Int)
    /// The raw values of an enumeration.
    case rawValue(owner: String)
    /// A local variable of a declaration.
    case local(path: String, declaration: String, name: String)
    /// An element of the tuples that something holds.
    case part(ValueSlot, index: Int)
}

extension ValueSlot {
    /// What holds it, where it is an element of a tuple.
    var whole: ValueSlot {
        if case .part(let slot, _) = self { return slot.whole }
        return self
    }

    /// The slot of what lies within the collections of this one: tuples are taken apart, arrays are not.
    func within(_ steps: [ContainerStep]) -> ValueSlot {
        steps.reversed().reduce(self) { slot, step in
            if case .tuple(let index, _) = step { return .part(slot, index: index) }
            return slot
        }
    }

    /// Whether it is the property or function that a declaration is, by its whole name.
    func isMember(named declaration: String) -> Bool {
        guard case .member(let owner, let name) = self else { return false }
        return declaration == (owner.isEmpty ? name : "\(owner).\(name)")
    }
}
