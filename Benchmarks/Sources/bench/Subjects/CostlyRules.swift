import XCStringsKit

/// The rules that take the largest part of the time in twenty languages.
enum CostlyRules {
    /// Their ids.
    static let all: [RuleID] = ["opposites", "swapped-translations", "wrong-language"]
}
