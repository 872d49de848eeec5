import CatalogRuntime

extension PluralRules {
    /// The categories that a plural must have a text for: those of whole numbers below a million, and `other`, which
    /// stands in for all.
    public var neededCategories: [PluralCategory] {
        integerCategories.contains(.other) ? integerCategories : integerCategories + [.other]
    }
}
