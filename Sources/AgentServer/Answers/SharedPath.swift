import CatalogCore

/// The items of a list, whose path is stated once if it is the same for all.
struct SharedPath {
    /// The common path; nil if the paths differ.
    let path: DocumentFragment?
    /// The items, without their path if it is common.
    let items: [DocumentFragment]

    /// Examines all items of a list and not only one page, so that all pages have the same form.
    init(_ items: [DocumentFragment]) {
        let paths = Set(items.map { $0["path"]?.text })
        guard paths.count == 1, let path = items.first?["path"] else {
            self.path = nil
            self.items = items
            return
        }
        self.path = path
        self.items = items.map { item in .object(item.members.filter { $0.name != "path" }) }
    }
}
