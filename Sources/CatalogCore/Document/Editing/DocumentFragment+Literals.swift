// Literals of fragments: `["version": 1, "keys": .array(keys)]`.

extension DocumentFragment: ExpressibleByDictionaryLiteral {
    /// Creates an object with members in the order of the literal.
    public init(dictionaryLiteral members: (String, DocumentFragment)...) {
        self = .object(members.map { Member($0, $1) })
    }
}

extension DocumentFragment: ExpressibleByArrayLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: DocumentFragment...) { self = .array(elements) }
}

extension DocumentFragment: ExpressibleByStringLiteral {
    /// Creates a string.
    public init(stringLiteral text: String) { self = .string(text) }
}

extension DocumentFragment: ExpressibleByIntegerLiteral {
    /// Creates a number.
    public init(integerLiteral value: Int) { self = .integer(value) }
}

extension DocumentFragment: ExpressibleByBooleanLiteral {
    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension DocumentFragment {
    /// Returns an object with members in the order of the literal, without those that are nil.
    package static func present(_ members: KeyValuePairs<String, DocumentFragment?>) -> DocumentFragment {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// Returns an answer in version 1 about keys: a list in `keys`, or the members of the only key by themselves.
    package static func answer(about keys: [DocumentFragment], asList: Bool) -> DocumentFragment {
        let version: DocumentFragment = ["version": 1]
        return version.adding(asList ? ["keys": .array(keys)] : keys.first ?? [:])
    }

    /// Returns an object with the members of another object behind its own.
    ///
    /// Values other than objects have no members.
    package func adding(_ other: DocumentFragment) -> DocumentFragment { .object(members + other.members) }

    /// The members of an object; none for another value.
    package var members: [Member] {
        guard case .object(let members) = self else { return [] }
        return members
    }
}
