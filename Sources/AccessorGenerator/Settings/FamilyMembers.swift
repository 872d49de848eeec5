/// A case of a family as the configuration lists it.
public struct FamilyCase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What the `*` of the family's pattern stand for in its key.
    public let rawValue: String
    /// Its name in Swift; nil for the one that is made of the raw value.
    public let name: String?
    /// Where the configuration says so; nil where there is none.
    public let place: GenerationPlace?

    /// Creates a case.
    public init(_ rawValue: String, name: String? = nil, place: GenerationPlace? = nil) {
        self.rawValue = rawValue
        self.name = name
        self.place = place
    }

    /// Takes a raw value.
    public init(stringLiteral rawValue: String) {
        self.init(rawValue)
    }
}

/// A text that each case of a family has besides the first.
public struct FamilyText: Hashable, Sendable {
    /// The name of the property, or of the method where the text takes arguments.
    public let name: String
    /// The keys: the `*` stand for what they stand for in the family's own pattern.
    public let pattern: KeyPattern
    /// Where the configuration says so; nil where there is none.
    public let place: GenerationPlace?

    /// Creates a text.
    public init(_ name: String, _ pattern: KeyPattern, place: GenerationPlace? = nil) {
        self.name = name
        self.pattern = pattern
        self.place = place
    }
}
