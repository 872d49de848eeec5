import CatalogCore
import InterfaceTexts
import Sessions
import Workspaces

/// The text that explains an initial configuration: gaps, additional rules, errors and the baseline, one per line.
struct ChoicesText {
    private let choices: ConfigurationChoices
    private let requiresTranslations: Bool
    private let left: FirstFindings
    private let accepted: Int?

    /// The maximum number of languages to name.
    private static let shownLanguages = 8

    /// - Parameters:
    ///   - requiresTranslations: Whether a language other than the source language is required.
    ///   - left: The findings that remain under the configuration.
    ///   - accepted: The number of findings that the baseline accepts, or nil without a baseline.
    init(_ choices: ConfigurationChoices, requiresTranslations: Bool, left: FirstFindings, accepted: Int?) {
        self.choices = choices
        self.requiresTranslations = requiresTranslations
        self.left = left
        self.accepted = accepted
    }

    /// Returns the lines.
    func text() -> String {
        ([gaps] + switchedOn + [errors + baseline]).map { "\($0)\n" }.joined()
    }

    private var gaps: String {
        guard requiresTranslations else { return Texts.Init.onlySource(file: Configuration.fileName).resolved }
        guard !choices.gaps.isEmpty else { return Texts.Init.complete.resolved }
        let names = choices.gaps.map(\.language.shown)
        guard names.count > Self.shownLanguages else {
            return Texts.Init.gaps(languages: names.joined(separator: ", ")).resolved
        }
        return Texts.Init.gapsInMany(count: names.count).resolved
    }

    private var switchedOn: [String] {
        guard !choices.switchedOn.isEmpty else { return [] }
        let rules = choices.switchedOn.map { "\($0.rule) (\($0.count))" }.joined(separator: ", ")
        return [Texts.Init.switchedOn(rules: rules).resolved]
    }

    private var errors: String {
        let count = left.errorCount
        return count == 0 ? Texts.Init.noErrors.resolved : Texts.Init.errors(count: count).resolved
    }

    private var baseline: String {
        if let accepted, let path = choices.baseline {
            return "\n\(Texts.Baseline.written(count: accepted, path: VisibleText.path(path)))"
        }
        return ""
    }
}
