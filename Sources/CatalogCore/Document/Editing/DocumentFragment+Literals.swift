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
    public init(integerLiteral number: Int) { self = .integer(number) }
}

extension DocumentFragment: ExpressibleByBooleanLiteral {
    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
