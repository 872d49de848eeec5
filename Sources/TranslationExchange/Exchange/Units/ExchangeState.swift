import CatalogCore

/// The state of a text in files for translators (`docs/formats.md` §7).
public enum ExchangeState: Hashable, Sendable {
    /// Not translated yet.
    case new
    /// A translator must review the text.
    case needsReview
    /// The text is translated and needs no review.
    case translated
    /// Translated by a machine and not reviewed.
    case machineTranslated

    /// Creates the state from a table's state; nil if there is none or if other programs would not know it.
    public init?(_ state: TranslationState?) {
        switch state {
        case .new: self = .new
        // For `stale`, the source text has changed, so a translator must review the translation.
        case .needsReview, .stale: self = .needsReview
        case .translated: self = .translated
        case .machineTranslated: self = .machineTranslated
        case .unknown, nil: return nil
        }
    }

    /// The equivalent state in a catalog.
    public var catalogState: TranslationState {
        switch self {
        case .new: .new
        case .needsReview: .needsReview
        case .translated: .translated
        case .machineTranslated: .machineTranslated
        }
    }

    /// Whether the text can be shown to users as it is.
    public var isFinished: Bool { self == .translated || self == .machineTranslated }
}
