import XCStringsKit

// When a text wants plural forms, and which.

extension FormatString {
    /// Whether a whole number is among the arguments, which the text may vary by.
    var hasNumber: Bool {
        specifiers.contains { specifier in
            if case .integer? = specifier.argument { true } else { false }
        }
    }
}

extension PluralRules {
    /// The ways to the texts of a plain plural.
    var neededParts: [PartPath] {
        neededCategories.map { PartPath([.variation(.plural, $0.rawValue)]) }
    }
}
