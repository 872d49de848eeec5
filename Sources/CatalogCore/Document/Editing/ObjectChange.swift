/// Changes to an object and to all that lies below it, to be made at once.
///
/// It says what is to become of members by their names, whatever the object looks like; `Document.edits` finds the bytes.
public struct ObjectChange: Hashable, Sendable {
    /// What becomes of a member.
    public indirect enum MemberChange: Hashable, Sendable {
        /// It has this value, whether it was there or not.
        case set(DocumentFragment)
        /// It goes.
        case remove
        /// It gets another name and keeps its value.
        case rename(String)
        /// Its value, an object, is changed; where there is none, one is made.
        case change(ObjectChange)
        /// An element of its value, an array, is replaced; the number counts from 0.
        case replaceElement(Int, DocumentFragment)
    }

    /// A member and what becomes of it.
    struct Step: Hashable, Sendable {
        let name: String
        let bytes: [UInt8]
        var change: MemberChange
    }

    /// The members that something becomes of, each once, in the order in which they were named.
    private(set) var steps: [Step] = []
    /// Where each name is among the steps, by its bytes: `String` takes two spellings of one character for equal.
    private var indices: [[UInt8]: Int] = [:]

    /// Creates a change that does nothing.
    public init() {}

    /// Whether nothing is changed.
    public var isEmpty: Bool { steps.isEmpty }

    /// How many members something becomes of.
    package var count: Int { steps.count }

    /// Gives a member a value.
    public mutating func set(_ name: String, to value: DocumentFragment) { self[name] = .set(value) }

    /// Takes a member out.
    public mutating func remove(_ name: String) { self[name] = .remove }

    /// Renames a member.
    public mutating func rename(_ name: String, to other: String) { self[name] = .rename(other) }

    /// Replaces an element of a member that is an array.
    public mutating func replaceElement(_ index: Int, of name: String, by value: DocumentFragment) {
        self[name] = .replaceElement(index, value)
    }

    /// Changes a member that is an object, after what was said of it before.
    public mutating func change<Failure: Error>(
        _ name: String, _ body: (inout ObjectChange) throws(Failure) -> Void
    ) throws(Failure) {
        var inner = ObjectChange()
        switch self[name] {
        case .change(let before): inner = before
        case .set(let fragment):
            try body(&inner)
            self[name] = .set(inner.applied(to: fragment))
            return
        case .remove:
            // What was there is gone, and nothing of it comes back.
            try body(&inner)
            self[name] = .set(inner.fragment)
            return
        default: break
        }
        try body(&inner)
        self[name] = .change(inner)
    }

    /// What becomes of a member; nil where nothing does.
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

    /// The step for a name in the bytes of a document; nil where nothing becomes of it.
    func step(named name: Text) -> Int? {
        guard steps.count <= 8 else { return indices[Array(name.utf8)] }
        // A large object asks this for each of its members: comparing with a few names costs less than hashing.
        return steps.indices.first { name.isSpelled(steps[$0].bytes) }
    }
}

extension ObjectChange.Step {
    /// What the step puts where there is no such member; nil where it then does nothing.
    var fragmentWhereAbsent: DocumentFragment? {
        switch change {
        case .set(let fragment): fragment
        case .change(let inner): inner.fragment
        case .remove, .rename, .replaceElement: nil
        }
    }
}
