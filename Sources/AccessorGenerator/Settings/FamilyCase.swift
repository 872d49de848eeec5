/// A configured case of a family.
public struct FamilyCase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The part of the key that matches `*`.
    public let rawValue: String
    /// The name in Swift; nil for a name made from the raw value.
    public let name: String?
    /// The location in the configuration; nil if there is none.
    public let location: GenerationLocation?

    /// Creates a case.
    public init(_ rawValue: String, name: String? = nil, location: GenerationLocation? = nil) {
        self.rawValue = rawValue
        self.name = name
        self.location = location
    }

    /// Creates a case from its raw value.
    public init(stringLiteral rawValue: String) {
        self.init(rawValue)
    }
}

/// An additional text of each case of a family.
public struct FamilyText: Hashable, Sendable {
    /// The name of the property, or of the method if the text takes arguments.
    public let name: String
    /// The pattern of the keys.
    ///
    /// Its `*` match the same parts as in the family's own pattern.
    public let pattern: KeyPattern
    /// The location in the configuration; nil if there is none.
    public let location: GenerationLocation?

    /// Creates a text.
    public init(_ name: String, _ pattern: KeyPattern, location: GenerationLocation? = nil) {
        self.name = name
        self.pattern = pattern
        self.location = location
    }
}
