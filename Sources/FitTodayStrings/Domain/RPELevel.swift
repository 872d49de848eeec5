extension Domain.RPELevel {
    /// The rating that the level describes, from 1 for almost no effort to 10 for all-out.
    public var rating: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    /// The level of a rating from 1 to 10; nil for other numbers.
    public init?(rating: Int) {
        guard (1...Self.allCases.count).contains(rating) else { return nil }
        self = Self.allCases[rating - 1]
    }
}
