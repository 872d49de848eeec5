/// A set of plural categories.
struct PluralCategorySet: OptionSet, Sendable {
    let rawValue: UInt8

    static let zero = PluralCategorySet(rawValue: 1 << 0)
    static let one = PluralCategorySet(rawValue: 1 << 1)
    static let two = PluralCategorySet(rawValue: 1 << 2)
    static let few = PluralCategorySet(rawValue: 1 << 3)
    static let many = PluralCategorySet(rawValue: 1 << 4)
    static let other = PluralCategorySet(rawValue: 1 << 5)

    /// Returns whether the set contains `category`.
    func has(_ category: PluralCategory) -> Bool {
        rawValue & (1 << category.rank) != 0
    }

    /// The categories, in CLDR's order.
    var categories: [PluralCategory] {
        PluralCategory.allCases.filter(has)
    }
}
