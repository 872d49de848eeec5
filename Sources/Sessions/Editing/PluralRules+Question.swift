import CatalogCore

// Plural support for questions about texts.

extension FormatString {
    /// Whether the text has an integer argument, by which plural forms can vary.
    var hasNumber: Bool {
        specifiers.contains { specifier in
            if case .integer? = specifier.argument { true } else { false }
        }
    }
}

extension PluralRules {
    /// The paths of the required plural forms.
    var neededParts: [PartPath] {
        neededCategories.map { PartPath([.variation(.plural, $0.rawValue)]) }
    }
}
