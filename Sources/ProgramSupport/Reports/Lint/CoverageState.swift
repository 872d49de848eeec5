import CatalogLint
import CatalogRuntime
import InterfaceTexts

/// The ways in which a key can be untranslated.
enum CoverageState: CaseIterable {
    case missing
    case new
    case partial
    case untranslated
    case needsReview

    /// The state that a rule reports; nil for a rule that does not count keys to translate.
    init?(_ rule: RuleID) {
        switch rule {
        case "state-new": self = .new
        case "partial-variation": self = .partial
        case "untranslated-sentence": self = .untranslated
        case "needs-review": self = .needsReview
        case "missing-translation", "missing-language", "lproj-file-missing", "store-text-missing": self = .missing
        default: return nil
        }
    }

    /// The heading of the state's column.
    var title: LocalizedString {
        switch self {
        case .missing: Texts.Column.missing
        case .new: Texts.Column.new
        case .partial: Texts.Column.partial
        case .untranslated: Texts.Column.untranslated
        case .needsReview: Texts.Column.needsReview
        }
    }
}
