import XCStringsKit

/// What a first configuration makes of the findings there are, so that a project does not begin by failing for gaps.
package struct ConfigurationChoices: Sendable {
    /// Languages in which gaps are warnings, with how many there are.
    package var gaps: [(language: LanguageTag, count: Int)] = []
    /// The rules that found them.
    package var gapRules: [RuleID] = []
    /// Rules that are off by default and found something, with how often.
    package var switchedOn: [(rule: RuleID, count: Int)] = []
    /// The file that accepts what was found; nil for none.
    package var baseline: String?

    /// The name of the file that accepts findings, unless somebody chooses another.
    package static let baselineName = ".fitloc-baseline.json"

    /// Creates choices that change nothing.
    package init() {}
}
