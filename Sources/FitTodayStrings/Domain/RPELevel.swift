nonisolated extension Domain.RPELevel {
    /// The rating of the level, from 1 for almost no effort to 10 for maximum effort.
    public var rating: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// Creates the level from a rating from 1 to 10; nil for other numbers.
    public init?(rating: Int) {
        guard (1...Self.allCases.count).contains(rating) else { return nil }
        self = Self.allCases[rating - 1]
    }
}
