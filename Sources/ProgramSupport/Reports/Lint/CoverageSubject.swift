import CatalogLint
import CatalogRuntime

/// A rule and a language, by which findings about coverage are grouped.
struct CoverageSubject: Hashable {
    /// The rule of the findings.
    let rule: RuleID
    /// The language, as spelled in the findings.
    let language: LanguageTag?

    /// Creates the subject of a finding.
    init(_ finding: Finding) {
        rule = finding.rule
        language = finding.language
    }
}
