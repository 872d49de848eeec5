import CatalogRuntime

extension PluralRules {
    /// The categories that a plural must have: those of whole numbers below a million, and the fallback `other`.
    public var neededCategories: [PluralCategory] {
        integerCategories.contains(.other) ? integerCategories : integerCategories + [.other]
    }
}
