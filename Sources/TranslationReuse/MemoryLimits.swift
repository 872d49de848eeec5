/// What keeps one look-up from costing in proportion to a hostile project.
enum MemoryLimits {
    /// The longest text that near matches are sought for, in characters; longer ones must have the same wording.
    ///
    /// A page of text that is the same but for a third is no help to a translator.
    static let nearLength = 500
    /// The lowest score of near matches: below it a text need not share two neighbouring characters with another.
    static let lowest = 0.5
    /// How many numbers and specifiers of a text are told from one another; of more, all must be the same.
    static let placeholders = 64
    /// How many near texts are measured, the most promising first.
    static let measured = 1_000
    /// How many different translations of one text are looked at, the most frequent first.
    static let translations = 32
    /// How many places of one translation are remembered, to find the nearest one.
    package static let places = 16
    /// The most matches that one look-up gives.
    package static let matches = 100

    /// A score that can be reached; what is no number reaches for the highest.
    static func score(_ minimum: Double) -> Double { minimum.isNaN ? 1 : min(max(minimum, 0), 1) }
}
