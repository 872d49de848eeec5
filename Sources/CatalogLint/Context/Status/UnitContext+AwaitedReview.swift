import CatalogCore

extension UnitContext {
    /// Whether the text still needs a review, so that a program may have written it.
    package var awaitsReview: Bool { unit.state == .needsReview || unit.state == .machineTranslated }

    /// The highest severity of defects that a reviewer sees immediately.
    ///
    /// A text before its review is known to be unfinished.
    package var worstUntilReviewed: Severity {
        awaitsReview && entry.table.settings.waitsForReview ? .warning : .error
    }
}
