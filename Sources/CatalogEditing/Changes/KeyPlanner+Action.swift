import CatalogCore

extension KeyPlanner.Action {
    /// The entry that the action adds; nil for other actions.
    var newEntry: Entry? {
        if case .add(let entry) = self { entry.new } else { nil }
    }
}
