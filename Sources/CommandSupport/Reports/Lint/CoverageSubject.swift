import XCStringsKit

/// What a rule says of a language.
struct CoverageSubject: Hashable {
    /// The rule.
    let rule: RuleID
    /// The language, as it is spelt there.
    let language: LanguageTag?

    /// What a finding is about.
    init(_ finding: Finding) {
        rule = finding.rule
        language = finding.language
    }
}
