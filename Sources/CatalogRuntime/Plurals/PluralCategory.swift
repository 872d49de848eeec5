/// A plural category of CLDR; every language has `other`, and many languages have further categories.
public enum PluralCategory: String, CaseIterable, Sendable, Comparable {
    /// The form for zero in some languages, such as Arabic.
    case zero
    /// The singular; in some languages also for 0, for 21, or for fractions.
    case one
    /// The dual.
    case two
    /// The paucal: 2 to 4 in many Slavic languages.
    case few
    /// The form for larger numbers or for fractions; in Romance languages for whole millions.
    case many
    /// The general form, which every language has and which replaces a missing category.
    case other

    /// Orders categories as in CLDR, from ``zero`` to ``other``.
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
