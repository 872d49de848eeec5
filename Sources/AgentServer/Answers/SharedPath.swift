import CatalogCore

/// Items of a list whose path is said once where it is the same for all.
struct SharedPath {
    /// The path; nil where there are several.
    let path: DocumentFragment?
    /// The items.
    let items: [DocumentFragment]

    /// Looks at all items of a list, not at those of a page alone, so that all pages are alike.
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
