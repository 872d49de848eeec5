import CatalogCore

extension EntryContext {
    /// Whether the text is a default text of Interface Builder for a new control, which users normally never see.
    package var isPrototype: Bool {
        guard table.kind == .interfaceBuilder else { return false }
        let text = sourceParts.first?.unit.value?.string ?? entry.comment.flatMap { Self.title(in: $0.string) }
        return text.map(Self.prototypes.contains) ?? false
    }

    /// Returns the text that Xcode repeats in its comment: `title = "Text Cell";`.
    private static func title(in comment: String) -> String? {
        let pieces = comment.split(separator: "\"", omittingEmptySubsequences: false)
        let index = pieces.indices.first { pieces[$0].hasSuffix("itle = ") }
        return index.flatMap { $0 + 1 < pieces.count ? String(pieces[$0 + 1]) : nil }
    }

    private static let prototypes: Set<String> = [
        "Text Cell", "Table View Cell", "Window", "Label", "Multi-line Label", "Button", "Text", "Title", "Box",
        "Check",
        "Radio", "Item", "Item 1", "Item 2", "Item 3", "Menu Item", "View", "Cell",
    ]
}
