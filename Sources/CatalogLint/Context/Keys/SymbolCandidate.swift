import CatalogCore

/// A key for which Xcode generates a Swift symbol, or would generate one if the project asked for it.
package struct SymbolCandidate {
    /// The entry of the key.
    package let entry: Entry
    private let table: TableContext

    /// Returns whether a symbol rule's option `extracted` includes keys extracted from code.
    package static func includesExtracted(_ options: RuleOptions) -> Bool { options["extracted"].contains("true") }

    /// Creates a candidate; nil if Xcode generates no symbol for the key.
    ///
    /// That is the case for keys extracted from code (unless `extracted` is true), keys that opt out, and stale keys
    /// (`docs/formats.md` §6).
    package init?(_ entry: Entry, in table: TableContext, extracted: Bool) {
        guard table.kind == .code, table.isCatalog, entry.generatesSymbol != false,
            entry.extractionState == .manual || (extracted && entry.extractionState != .stale)
        else { return nil }
        self.entry = entry
        self.table = table
    }

    /// The generated symbol with its argument labels; nil if the key does not yield one.
    package var symbol: SwiftSymbol? { SwiftSymbol(key: entry.key.string, labels: labels) }

    /// The source text or otherwise the key, from which the symbol gets its arguments.
    private var format: FormatString {
        let content = table.sourceLanguage.flatMap { entry.localization($0) }?.content
        let parts = content?.parts.filter { !$0.path.isInSubstitution } ?? []
        let text = PartPath.whole.nearest(among: parts.map(\.path)).map { parts[$0] }
        return FormatString(text?.unit.value?.string ?? entry.key.string)
    }

    /// Returns whether the arguments of two symbols of one name have types of different kinds, such as a text and a
    /// number.
    ///
    /// Swift tells such functions apart.
    package func overloads(_ other: SymbolCandidate) -> Bool {
        let (own, others) = (format.arguments.list, other.format.arguments.list)
        return own.count == others.count
            && zip(own, others).contains { left, right in
                guard let left = left.uses.first?.type, let right = right.uses.first?.type else { return false }
                return left.difference(from: right) == .kind
            }
    }

    /// The argument labels.
    ///
    /// The name of a substitution is its label.
    private var labels: [String] {
        let format = format
        return format.arguments.list.map { argument in
            guard let use = argument.uses.first(where: { $0.role == .value }) else { return "_" }
            let specifier = format.specifiers[use.specifier]
            return specifier.label ?? specifier.substitution ?? "_"
        }
    }
}
