/// Keys of one pattern that become the cases of an enumeration.
public struct StringFamily: Hashable, Sendable {
    /// Which keys: what the `*` stand for is the raw value of a case.
    public let pattern: KeyPattern
    /// The name of the enumeration.
    public let name: String
    /// The cases in their order; nil for those that the catalog has, in its order.
    public let cases: [FamilyCase]?
    /// What each case has besides its text.
    public let texts: [FamilyText]
    /// Raw values that are no cases, though keys of them fit the pattern.
    public let exceptions: [PlacedText]
    /// Where the configuration says so; nil where there is none.
    public let place: GenerationPlace?

    /// Creates a family.
    public init(
        _ pattern: KeyPattern, name: String, cases: [FamilyCase]? = nil, texts: [FamilyText] = [],
        exceptions: [PlacedText] = [], place: GenerationPlace? = nil
    ) {
        self.pattern = pattern
        self.name = name
        self.cases = cases
        self.texts = texts
        self.exceptions = exceptions
        self.place = place
    }

    /// The raw value of a key that fits a pattern of the family; nil for others, and for exceptions.
    func rawValue(of key: String, in pattern: KeyPattern) -> String? {
        guard let value = pattern.rawValue(of: key), !exceptions.contains(where: { $0.text == value }) else {
            return nil
        }
        return value
    }
}
