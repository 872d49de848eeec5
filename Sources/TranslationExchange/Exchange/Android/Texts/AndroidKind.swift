import CatalogCore
import CatalogRuntime

/// The kind of a key's resource, which is the same in every language.
struct AndroidKind: Hashable {
    /// Whether the resource is `plurals`.
    ///
    /// If one language has plural variations, Android needs `plurals` in all languages.
    let isPlural: Bool
    /// Whether the texts take arguments.
    let isFormatted: Bool

    /// - Parameter source: The texts in the source language.
    init(_ entry: Entry, source: AndroidTexts, isCatalog: Bool) {
        let all = [source] + entry.localizations.map { AndroidTexts($0, isCatalog: isCatalog) }
        isPlural = all.contains { $0.shape.map { $0.plural != .none } ?? false }
        isFormatted = all.contains(where: \.takesArguments)
    }
}

/// The kinds of all keys of a table, computed once for all languages.
package struct AndroidKinds: Sendable {
    /// The kinds in the order of the table's entries.
    let list: [AndroidKind]

    /// Determines the kinds of a table's keys.
    package init(_ table: any StringTable, source: LanguageTag, interface: InterfaceTexts) {
        let isCatalog = table is Catalog
        var list: [AndroidKind] = []
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            list.append(
                AndroidEntry(entry, from: source, to: source, isCatalog: isCatalog, interface: interface).kind)
        }
        self.list = list
    }
}
