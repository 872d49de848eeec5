import CatalogCore

extension KeyPlanner.Action {
    /// The entry that comes in; nil where none does.
    var newEntry: Entry? {
        if case .add(let entry) = self { entry.new } else { nil }
    }
}
