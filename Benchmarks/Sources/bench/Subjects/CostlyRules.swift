import XCStringsKit

/// The rules that take the largest part of the time in twenty languages.
enum CostlyRules {
    /// Their ids.
    static let all: [RuleID] = ["wrong-language", "spelling"]

    /// The rules that ask in which language a text is written.
    static let languages: Set<RuleID> = ["wrong-language", "wrong-script"]
}
