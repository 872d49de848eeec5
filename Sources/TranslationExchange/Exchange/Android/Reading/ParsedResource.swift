import CatalogCore
import CatalogRuntime

/// A resource as read from a file.
struct ParsedResource: Hashable, Sendable {
    /// The name of the resource.
    let name: String
    /// Whether the element is `plurals`.
    let isPlural: Bool
    /// The texts of the resource.
    var items: [Item]
    /// The position of the element.
    let position: TextPosition

    /// A text of a resource.
    struct Item: Hashable, Sendable {
        /// The plural category as written; nil for a plain string.
        let quantity: String?
        /// The text with Java's format specifiers, or the reason why it cannot be read.
        let text: Result<String, Fault>
        /// The position of the element.
        let position: TextPosition
    }

    /// A resource fault as an error.
    struct Fault: Error, Hashable {
        let fault: ResourceFault
    }

    /// Whether the resource is a list of texts, which cannot be imported.
    var isList: Bool { items.contains { $0.text == .failure(Fault(fault: .list)) } }

    /// Returns the text of a plural category, or of `other` if the category has no text.
    func text(_ category: PluralCategory?) -> String? {
        let item = items.first { $0.quantity == category?.rawValue } ?? items.first { $0.quantity == "other" }
        return try? (item ?? (isPlural ? nil : items.first))?.text.get()
    }
}

extension ParsedResource {
    /// Creates a list of texts, with one item that tells why the list cannot be imported.
    init(list name: String, at position: TextPosition) {
        let item = Item(quantity: nil, text: .failure(Fault(fault: .list)), position: position)
        self.init(name: name, isPlural: false, items: [item], position: position)
    }
}
