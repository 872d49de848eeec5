import CatalogLint
import CatalogRuntime

/// The settings of an initial configuration that depend on the existing findings.
///
/// Warnings for gaps and a baseline keep a new project from failing because of its existing gaps.
package struct ConfigurationChoices: Sendable {
    /// The languages in which gaps are warnings, with the number of gaps.
    package var gaps: [(language: LanguageTag, count: Int)] = []
    /// The rules that reported the gaps.
    package var gapRules: [RuleID] = []
    /// The rules to switch on that are off by default, with their number of findings.
    package var switchedOn: [(rule: RuleID, count: Int)] = []
    /// The baseline file that accepts the existing findings, or nil for no baseline.
    package var baseline: String?

    /// The default name of the baseline file.
    package static let baselineName = ".fitloc-baseline.json"

    /// Creates choices that change no setting.
    package init() {}
}
