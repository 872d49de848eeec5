import CatalogCore

extension UnitContext {
    /// Whether nobody has looked at the text yet, so that a program may have written it.
    package var awaitsReview: Bool { unit.state == .needsReview || unit.state == .machineTranslated }

    /// The worst severity of what whoever reviews the text will see at a glance: it is known to be unfinished.
    package var worstUntilReviewed: Severity {
        awaitsReview && entry.table.settings.waitsForReview ? .warning : .error
    }
}
