import CatalogCore

/// A key that Xcode makes a Swift symbol of, or would when asked to.
package struct SymbolCandidate {
    /// The entry.
    package let entry: Entry
    private let table: TableContext

    /// The words that a rule on symbols takes for yes in its option `extracted`.
    package static func includesExtracted(_ options: RuleOptions) -> Bool { options["extracted"].contains("true") }

    /// Nil where Xcode makes no symbol: of keys that code was asked for, unless `extracted` says otherwise, of those
    /// that opt out, and of stale ones (`docs/formats.md` §6).
    package init?(_ entry: Entry, in table: TableContext, extracted: Bool) {
        guard table.kind == .code, table.isCatalog, entry.generatesSymbol != false,
            entry.extractionState == .manual || (extracted && entry.extractionState != .stale)
        else { return nil }
        self.entry = entry
        self.table = table
    }

    /// Its symbol with the labels of its arguments; nil where none can be made.
    package var symbol: SwiftSymbol? { SwiftSymbol(key: entry.key.string, labels: labels) }

    /// The arguments are those of the source text, else of the key; a substitution's name is its label.
    private var labels: [String] {
        let content = table.sourceLanguage.flatMap { entry.localization($0) }?.content
        let parts = content?.parts.filter { !$0.path.isInSubstitution } ?? []
        let text = PartPath.whole.nearest(among: parts.map(\.path)).map { parts[$0] }
        let format = FormatString(text?.unit.value?.string ?? entry.key.string)
        return format.arguments.list.map { argument in
            guard let use = argument.uses.first(where: { $0.role == .value }) else { return "_" }
            let specifier = format.specifiers[use.specifier]
            return specifier.label ?? specifier.substitution ?? "_"
        }
    }
}
