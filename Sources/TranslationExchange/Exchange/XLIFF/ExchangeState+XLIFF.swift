/// The states of XLIFF 1.2 and their equivalents in catalogs (`docs/formats.md` §7).
extension ExchangeState {
    /// The attributes of a `target` element, with a leading space.
    var attributes: String {
        switch self {
        case .new: " state=\"new\""
        case .needsReview: " state=\"needs-review-l10n\""
        case .translated: " state=\"translated\""
        case .machineTranslated: " state=\"translated\" state-qualifier=\"\(Self.machineQualifier)\""
        }
    }

    /// Parses the attributes of a `target` element; nil if it has no state.
    ///
    /// XLIFF allows custom states. As in Xcode, an unknown state means translated.
    init?(xliff state: String?, qualifier: String?) {
        guard let state else { return nil }
        switch state {
        case "new", "needs-translation", "needs-l10n", "needs-adaptation": self = .new
        case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation": self = .needsReview
        default: self = qualifier == Self.machineQualifier ? .machineTranslated : .translated
        }
    }

    /// Parses the state of a segment in XLIFF 2; nil if it has none.
    init?(segment state: String?) {
        guard let state else { return nil }
        self = state == "initial" ? .new : .translated
    }

    private static let machineQualifier = "leveraged-mt"
}
