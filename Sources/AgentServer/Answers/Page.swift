import CatalogCore

/// A part of a list, limited in size for an agent.
struct Page: Sendable {
    /// The items on this page.
    let items: [DocumentFragment]
    /// The cursor of the next page; nil on the last page.
    let next: String?

    /// The maximum size of the items on a page, in bytes of JSON.
    private static let room = 12_000

    /// Selects a page of a list: the requested number of items, or fewer if they are long.
    ///
    /// - Throws: A `ToolRefusal` if the cursor is not valid.
    init(_ all: [DocumentFragment], _ arguments: DocumentFragment, usual: Int) throws(ToolRefusal) {
        let cursor = arguments["cursor"]?.text
        guard let start = cursor.map({ Int($0) }) ?? 0, start >= 0 else {
            throw ToolRefusal("“cursor” must be the next_cursor of a previous answer")
        }
        var items: [DocumentFragment] = []
        var size = 0
        for item in all.dropFirst(start).prefix(arguments["limit"]?.integer ?? usual) {
            size += item.jsonLine.utf8.count
            if size > Self.room, !items.isEmpty { break }
            items.append(item)
        }
        self.items = items
        let end = start + items.count
        next = end < all.count ? String(end) : nil
    }
}

extension ToolAnswer {
    /// Adds the items of a page and the cursor of the next page.
    mutating func add(_ name: String, _ page: Page) {
        add(name, .array(page.items))
        add("next_cursor", page.next.map { .string($0) })
    }
}
