/// The form of a sentence that a number asks for, as CLDR names them; every language has `other` and some of the rest.
public enum PluralCategory: String, CaseIterable, Sendable, Comparable {
    /// The form for nothing in languages that have one, such as Arabic.
    case zero
    /// The singular; in some languages also for 0, for 21, or for fractions.
    case one
    /// The dual.
    case two
    /// The paucal: 2 to 4 in many Slavic languages.
    case few
    /// The form for larger numbers or for fractions; in Romance languages for whole millions.
    case many
    /// What every language has, and what a missing category falls to.
    case other

    /// Orders categories as CLDR lists them, from ``zero`` to ``other``.
    public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
        left.rank < right.rank
    }

    var rank: UInt8 {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
