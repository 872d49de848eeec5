/// A set of changes to an object and to the values inside it, applied together.
///
/// The changes name members and do not depend on the layout of the object. `Document.edits(making:to:)` finds the
/// bytes.
public struct ObjectChange: Hashable, Sendable {
    /// A change to a member.
    public indirect enum MemberChange: Hashable, Sendable {
        /// Sets the value of the member, and adds the member if it is missing.
        case set(DocumentFragment)
        /// Removes the member.
        case remove
        /// Renames the member and keeps its value.
        case rename(String)
        /// Changes the object that is the value of the member; creates an object if there is none.
        case change(ObjectChange)
        /// Replaces an element of the array that is the value of the member; the index counts from 0.
        case replaceElement(Int, DocumentFragment)
    }

    /// A member name with the change to the member.
    struct Step: Hashable, Sendable {
        let name: String
        let bytes: [UInt8]
        var change: MemberChange
    }

    /// The changed members, each once, in the order in which they were first named.
    private(set) var steps: [Step] = []
    /// The index of each name in `steps`, by its bytes, because `String` treats canonically equivalent names as equal.
    private var indices: [[UInt8]: Int] = [:]

    /// Creates a change without steps.
    public init() {}

    /// Whether there are no changes.
    public var isEmpty: Bool { steps.isEmpty }

    /// The number of changed members.
    package var count: Int { steps.count }

    /// Sets the value of a member.
    public mutating func set(_ name: String, to value: DocumentFragment) { self[name] = .set(value) }

    /// Removes a member.
    public mutating func remove(_ name: String) { self[name] = .remove }

    /// Renames a member.
    public mutating func rename(_ name: String, to other: String) { self[name] = .rename(other) }

    /// Replaces an element of a member that is an array.
    public mutating func replaceElement(_ index: Int, of name: String, by value: DocumentFragment) {
        self[name] = .replaceElement(index, value)
    }

    /// Changes a member that is an object; applies after earlier changes to that member.
    public mutating func change<Failure: Error>(
        _ name: String, _ body: (inout ObjectChange) throws(Failure) -> Void
    ) throws(Failure) {
        var inner = ObjectChange()
        switch self[name] {
        case .change(let before):
            inner = before
            // Without a second reference, `body` changes the steps in place.
            self[name] = .change(ObjectChange())
        case .set(let fragment):
            try body(&inner)
            self[name] = .set(inner.applied(to: fragment))
            return
        case .remove:
            // The earlier step removed the member, so the change starts from an empty object.
            try body(&inner)
            self[name] = .set(inner.fragment)
            return
        default: break
        }
        defer { self[name] = .change(inner) }
        try body(&inner)
    }

    /// The change to a member; nil if there is none.
    private subscript(name: String) -> MemberChange? {
        get { indices[Array(name.utf8)].map { steps[$0].change } }
        set {
            guard let newValue else { return }
            let bytes = Array(name.utf8)
            if let index = indices[bytes] {
                steps[index].change = newValue
            } else {
                indices[bytes] = steps.count
                steps.append(Step(name: name, bytes: bytes, change: newValue))
            }
        }
    }

    /// Returns the index of the step for a name in a document; nil if there is none.
    func step(named name: Text) -> Int? {
        guard steps.count <= 8 else { return indices[Array(name.utf8)] }
        // An edit of a large object calls this for each member. Comparing with a few names is faster than hashing.
        return steps.indices.first { name.isSpelled(steps[$0].bytes) }
    }
}

extension ObjectChange.Step {
    /// The value that the step adds if the member is missing; nil if the step then does nothing.
    var fragmentWhereAbsent: DocumentFragment? {
        switch change {
        case .set(let fragment): fragment
        case .change(let inner): inner.fragment
        case .remove, .rename, .replaceElement: nil
        }
    }
}
