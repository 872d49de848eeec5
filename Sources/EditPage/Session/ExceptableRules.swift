import CatalogEditing
import CatalogLint

/// The rules for which somebody may make an exception on the page.
enum ExceptableRules {
    /// The rules without exceptions on the page.
    ///
    /// The app would crash or show nonsense, could not be built, or has no space for the text.
    private static let without: Set<RuleID> = [
        "specifier-missing", "specifier-extra", "specifier-type-mismatch", "specifier-width-mismatch",
        "specifier-order-swap", "spaced-specifier", "invalid-specifier", "mixed-positional", "position-gap",
        "position-type-conflict", "key-source-mismatch", "substitution-undefined", "substitution-type",
        "arg-outside-substitution", "invalid-axis-nesting", "not-compilable", "control-character", "max-length",
        "width", "device-missing-other",
    ]

    /// Returns the rules that refuse texts, if each refusal has a rule that may have an exception; otherwise nothing.
    static func rules(of trial: EntryTrial) -> [String] {
        var rules: [String] = []
        for text in trial.refused {
            guard let rule = text.rule, !without.contains(rule) else { return [] }
            if !rules.contains(rule.name) { rules.append(rule.name) }
        }
        return rules
    }
}
