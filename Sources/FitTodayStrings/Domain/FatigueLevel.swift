nonisolated extension Domain.FatigueLevel {
    /// The level as a number, from 1 for a rested body to 5 for an exhausted one.
    public var level: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// Creates the level from a number from 1 to 5; nil for other numbers.
    public init?(level: Int) {
        guard (1...Self.allCases.count).contains(level) else { return nil }
        self = Self.allCases[level - 1]
    }
}
