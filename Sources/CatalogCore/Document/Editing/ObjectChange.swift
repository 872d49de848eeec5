/// A set of changes to an object and to the values inside it, applied together.
///
/// The changes name members and do not depend on the layout of the object. `Document.edits(making:to:)` finds the
/// bytes.
public struct ObjectChange: Hashable, Sendable {
    /// A change to a member.
    public enum MemberChange: Hashable, Sendable {
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
    ///
    /// Empty for a few steps: comparing their names is faster than hashing.
    private var indices: [[UInt8]: Int] = [:]
    private static let mostCompared = 8

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
        get { index(of: name).map { steps[$0].change } }
        set {
            guard let newValue else { return }
            if let index = index(of: name) {
                steps[index].change = newValue
                return
            }
            let bytes = Array(name.utf8)
            steps.append(Step(name: name, bytes: bytes, change: newValue))
            if steps.count == Self.mostCompared + 1 {
                for (index, step) in steps.enumerated() { indices[step.bytes] = index }
            } else if steps.count > Self.mostCompared {
                indices[bytes] = steps.count - 1
            }
        }
    }

    private func index(of name: String) -> Int? {
        steps.count <= Self.mostCompared
            ? steps.firstIndex { $0.name.isSpelled(as: name) } : indices[Array(name.utf8)]
    }

    /// The names of the members that change inside a member, if the member changes in no other way; nil otherwise.
    package func names(changedIn member: String) -> [String]? {
        guard case .change(let inner) = self[member] else { return nil }
        return inner.steps.map(\.name)
    }

    /// Returns the index of the step for a name in a document; nil if there is none.
    func step(named name: Text) -> Int? {
        guard steps.count <= Self.mostCompared else { return indices[Array(name.utf8)] }
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
