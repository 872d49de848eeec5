/// Limits that bound the cost of a search in a large or malicious project.
enum MemoryLimits {
    /// The maximum length for a similarity search, in characters; longer texts must have the same wording.
    ///
    /// A translator has no use for a long text of which a third has changed.
    static let nearLength = 500
    /// The lowest score of similar texts.
    ///
    /// Two texts with a lower score need not share a pair of adjacent characters, so the index cannot find them.
    static let lowest = 0.5
    /// The similarities that a search tries first, because few texts are that similar and few lists tell which.
    static let levels = [0.95, 0.9, 0.8]
    /// The maximum number of numbers and specifiers that are compared one by one; with more, all must be equal.
    static let placeholders = 64
    /// The maximum number of similar texts whose distance is computed, most promising first.
    static let measured = 1_000
    /// The maximum number of similar texts whose translations are adapted, most promising first.
    static let adapted = 200
    /// The maximum number of different translations of one text that are considered, most frequent first.
    static let translations = 32
    /// The maximum number of units kept for one translation, to find the nearest one.
    package static let locations = 16
    /// The maximum number of matches of one search.
    package static let matches = 100

    /// Returns a minimum score limited to 0 through 1.
    ///
    /// NaN becomes 1.
    static func score(_ minimum: Double) -> Double { minimum.isNaN ? 1 : min(max(minimum, 0), 1) }
}
