/// An enumeration that is made of keys of one catalog: each of its cases has a text.
public protocol LocalizedEnumeration: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable {
    /// The text of the case.
    var text: LocalizedString { get }
    /// What else the case is called: by stored data, by a server, by another type. Empty unless the type says so.
    var aliases: [String] { get }
}

extension LocalizedEnumeration {
    /// No other names.
    public var aliases: [String] { [] }

    /// The case that a name means; nil where there is none.
    ///
    /// The name may be a raw value, the name of a case or an alias, in any case style: `muscle_gain`, `muscleGain` and
    /// `Muscle Gain` are one name.
    public init?(matching name: String) {
        if let exact = Self(rawValue: name) {
            self = exact
            return
        }
        let wanted = LooseName(name)
        guard !wanted.isEmpty else { return nil }
        let found =
            Self.allCases.first { LooseName($0.rawValue) == wanted || LooseName(caseOf: $0) == wanted }
            ?? Self.allCases.first { $0.aliases.contains { LooseName($0) == wanted } }
        guard let found else { return nil }
        self = found
    }

    /// The case that a value of another type means, by its raw value or else by the name of its case; nil where there is
    /// none.
    public init?(matching value: some RawRepresentable<String>) {
        guard let found = Self(matching: value.rawValue) ?? Self(matching: String(describing: value)) else {
            return nil
        }
        self = found
    }
}
