import CatalogCore

/// How far a text is, as files for translators say it (`docs/formats.md` §7).
public enum ExchangeState: Hashable, Sendable {
    /// Not translated yet.
    case new
    /// Somebody must look at it.
    case needsReview
    /// Done.
    case translated
    /// Translated by a machine, not looked at.
    case machineTranslated

    /// The state of a text of a table; nil where the file gives none, or one that nobody else would understand.
    public init?(_ state: TranslationState?) {
        switch state {
        case .new: self = .new
        // The source has changed since: a translator has to look at it again.
        case .needsReview, .stale: self = .needsReview
        case .translated: self = .translated
        case .machineTranslated: self = .machineTranslated
        case .unknown, nil: return nil
        }
    }

    /// The state that a catalog has for it.
    public var catalogState: TranslationState {
        switch self {
        case .new: .new
        case .needsReview: .needsReview
        case .translated: .translated
        case .machineTranslated: .machineTranslated
        }
    }

    /// Whether the text is one that may be shown to people as it is.
    public var isFinished: Bool { self == .translated || self == .machineTranslated }
}
