/// Keys of one pattern that become the cases of an enumeration.
public struct StringFamily: Hashable, Sendable {
    /// The pattern.
    ///
    /// The parts of a key that match `*` are the raw value of its case.
    public let pattern: KeyPattern
    /// The name of the enumeration.
    public let name: String
    /// The cases in order; nil for the cases of the catalog, in its order.
    public let cases: [FamilyCase]?
    /// The additional texts of each case.
    public let texts: [FamilyText]
    /// The raw values to exclude, although their keys match the pattern.
    public let exceptions: [PlacedText]
    /// The location in the configuration; nil if there is none.
    public let location: GenerationLocation?

    /// Creates a family.
    public init(
        _ pattern: KeyPattern, name: String, cases: [FamilyCase]? = nil, texts: [FamilyText] = [],
        exceptions: [PlacedText] = [], location: GenerationLocation? = nil
    ) {
        self.pattern = pattern
        self.name = name
        self.cases = cases
        self.texts = texts
        self.exceptions = exceptions
        self.location = location
    }

    /// Returns the raw value of a key that matches a pattern of the family; nil for other keys and for exceptions.
    func rawValue(of key: String, in pattern: KeyPattern) -> String? {
        guard let value = pattern.rawValue(of: key), !exceptions.contains(where: { $0.text == value }) else {
            return nil
        }
        return value
    }
}
