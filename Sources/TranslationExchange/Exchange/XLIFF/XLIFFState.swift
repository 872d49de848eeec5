/// The states of XLIFF 1.2 and those of catalogs (`docs/formats.md` §7).
extension ExchangeState {
    /// What stands in a `target`, with the space before it.
    var attributes: String {
        switch self {
        case .new: " state=\"new\""
        case .needsReview: " state=\"needs-review-l10n\""
        case .translated: " state=\"translated\""
        case .machineTranslated: " state=\"translated\" state-qualifier=\"\(Self.machineQualifier)\""
        }
    }

    /// Reads the attributes of a `target`; nil where it has no state.
    ///
    /// XLIFF lets tools invent states; as Xcode does, one that is not known counts as done.
    init?(xliff state: String?, qualifier: String?) {
        guard let state else { return nil }
        switch state {
        case "new", "needs-translation", "needs-l10n", "needs-adaptation": self = .new
        case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation": self = .needsReview
        default: self = qualifier == Self.machineQualifier ? .machineTranslated : .translated
        }
    }

    private static let machineQualifier = "leveraged-mt"
}
