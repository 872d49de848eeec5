import CatalogCore
import CatalogRuntime

/// What kind of resource a key is, which is the same in every language.
struct AndroidKind: Hashable {
    /// Whether it is one of `plurals`: where it varies by number in one language, Android wants that in all.
    let isPlural: Bool
    /// Whether arguments are put into its texts.
    let isFormatted: Bool

    /// - Parameter source: its texts in the language that others are translated from.
    init(_ entry: Entry, source: AndroidTexts, isCatalog: Bool) {
        let all = [source] + entry.localizations.map { AndroidTexts($0, isCatalog: isCatalog) }
        isPlural = all.contains { $0.shape.map { $0.plural != .none } ?? false }
        isFormatted = all.contains(where: \.takesArguments)
    }
}

/// The kinds of all keys of a table, worked out once for all languages.
package struct AndroidKinds: Sendable {
    /// The kinds, in the order of the table's entries.
    let list: [AndroidKind]

    /// Works out the kinds of a table's keys.
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
