import CatalogCore
import CatalogRuntime

/// A resource of a file as it was read.
struct ReadResource: Hashable, Sendable {
    /// What it is called.
    let name: String
    /// Whether it is one of `plurals`.
    let isPlural: Bool
    /// Its texts.
    var items: [Item]
    /// Where it stands.
    let position: TextPosition

    /// A text of a resource.
    struct Item: Hashable, Sendable {
        /// The case as it is written; nil for a plain text.
        let quantity: String?
        /// What it says in Java's terms, or why that cannot be told.
        let text: Result<String, Fault>
        /// Where it stands.
        let position: TextPosition
    }

    /// A fault as an error.
    struct Fault: Error, Hashable {
        let fault: ResourceFault
    }

    /// The text of a case, or the one that Android shows in its place.
    func text(_ category: PluralCategory?) -> String? {
        let item = items.first { $0.quantity == category?.rawValue } ?? items.first { $0.quantity == "other" }
        return try? (item ?? (isPlural ? nil : items.first))?.text.get()
    }
}
