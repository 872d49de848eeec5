import XCStringsKit

/// In which way a key is not translated.
enum CoverageState: CaseIterable {
    case missing
    case new
    case partial
    case needsReview

    /// What a rule about coverage says of a key.
    init(_ rule: RuleID) {
        switch rule {
        case "state-new": self = .new
        case "partial-variation": self = .partial
        case "needs-review": self = .needsReview
        default: self = .missing
        }
    }

    /// The heading of its column.
    var title: LocalizedString {
        switch self {
        case .missing: Texts.Column.missing
        case .new: Texts.Column.new
        case .partial: Texts.Column.partial
        case .needsReview: Texts.Column.needsReview
        }
    }
}
