import CatalogCore

/// A part of a list that is small enough for an agent to read.
struct Page: Sendable {
    /// The items.
    let items: [DocumentFragment]
    /// Where the next page begins; nil behind the last.
    let next: String?

    /// The most characters of items on a page that a tool makes.
    private static let room = 12_000

    /// Cuts a page out of a list: as many items as were asked for, and fewer where they are long.
    ///
    /// - Throws: where the cursor is none that an answer gave.
    init(_ all: [DocumentFragment], _ arguments: DocumentFragment, usual: Int) throws(ToolRefusal) {
        let cursor = arguments["cursor"]?.text
        guard let start = cursor.map({ Int($0) }) ?? 0, start >= 0 else {
            throw ToolRefusal("“cursor” must be the next_cursor of an answer")
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
    /// Says a page of items, and where the next one begins.
    mutating func add(_ name: String, _ page: Page) {
        add(name, .array(page.items))
        add("next_cursor", page.next.map { .string($0) })
    }
}
