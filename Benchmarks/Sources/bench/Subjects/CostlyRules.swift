import XCStringsKit

/// The rules that take most of the time in twenty languages.
enum CostlyRules {
    /// The ids of the rules.
    static let all: [RuleID] = ["opposites", "swapped-translations", "wrong-language"]
}
