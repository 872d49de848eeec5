/// An enumeration whose cases are keys of one catalog, each with a text.
public protocol LocalizedEnumeration: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable {
    /// The text of the case.
    var text: LocalizedString { get }
    /// Other names of the case in stored data, server responses or other types; empty by default.
    var aliases: [String] { get }
}

extension LocalizedEnumeration {
    /// The default: no other names.
    public var aliases: [String] { [] }

    /// Creates the case with a name; nil if there is none.
    ///
    /// The name can be a raw value, a case name or an alias, in any case style: `muscle_gain`, `muscleGain` and `Muscle
    /// Gain` are the same name.
    public init?(matching name: String) {
        if let exact = Self(rawValue: name) {
            self = exact
            return
        }
        let wanted = NormalizedName(name)
        guard !wanted.isEmpty else { return nil }
        let found =
            Self.allCases.first { NormalizedName($0.rawValue) == wanted || NormalizedName(caseOf: $0) == wanted }
            ?? Self.allCases.first { $0.aliases.contains { NormalizedName($0) == wanted } }
        guard let found else { return nil }
        self = found
    }

    /// Creates the case for a value of another type, by its raw value or else its case name; nil if there is none.
    public init?(matching value: some RawRepresentable<String>) {
        guard let found = Self(matching: value.rawValue) ?? Self(matching: String(describing: value)) else {
            return nil
        }
        self = found
    }
}
