/// A declaration that holds strings.
///
/// All values written to it count as one set, regardless of the instance that holds them.
indirect enum ValueSlot: Hashable, Sendable {
    /// A property, or the result of a function; the owner is empty for a global declaration.
    case member(owner: String, name: String)
    /// A parameter of a function, which is given by its name and labels.
    case parameter(owner: String, function: String, name: String)
    /// An associated value of an enumeration case.
    case payload(owner: String, case: String, index: Int)
    /// The raw values of an enumeration.
    case rawValue(owner: String)
    /// A local variable in a declaration.
    case local(path: String, declaration: String, name: String)
    /// An element of the tuples in a slot.
    case part(ValueSlot, index: Int)
}

extension ValueSlot {
    /// Returns the slot that stands for a member of a value of unknown type, which code in a declaration reads.
    static func unknownMember(_ name: String, path: String, declaration: String) -> ValueSlot {
        .local(path: path, declaration: declaration, name: ".\(name)")
    }

    /// The slot of the outermost tuple, if this is a tuple element; otherwise the slot itself.
    var whole: ValueSlot {
        if case .part(let slot, _) = self { return slot.whole }
        return self
    }

    /// The type that declares the member or function; nil for a local variable.
    var owner: String? {
        switch self {
        case .member(let owner, _), .parameter(let owner, _, _), .payload(let owner, _, _), .rawValue(let owner): owner
        case .part(let slot, _): slot.owner
        case .local: nil
        }
    }

    /// The number of tuples around the slot.
    var depth: Int {
        if case .part(let slot, _) = self { return slot.depth + 1 }
        return 0
    }

    /// Returns the slot of a value inside collections: tuple elements have their own slots, array elements do not.
    func within(_ steps: [ContainerStep]) -> ValueSlot {
        steps.reversed().reduce(self) { slot, step in
            if case .tuple(let index, _) = step { return .part(slot, index: index) }
            return slot
        }
    }

    /// Returns whether the slot is the property or function with a full name.
    func isMember(named declaration: String) -> Bool {
        guard case .member(let owner, let name) = self else { return false }
        return declaration == (owner.isEmpty ? name : "\(owner).\(name)")
    }
}
