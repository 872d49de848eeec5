import CatalogCore

extension UnitContext {
    /// Whether nobody has looked at the text yet, so that a program may have written it.
    package var awaitsReview: Bool { unit.state == .needsReview || unit.state == .machineTranslated }
}
