import CatalogCore
import CatalogLint

/// Looks whether a key makes a Swift symbol that another key of its table makes (`docs/formats.md` §6).
struct SymbolCheck {
    let table: EditableTable
    private static let rule: RuleID = "symbol-collision"

    /// Checks a key that is to come in, or to get that name.
    ///
    /// - Parameter index: the entry that has another name until then.
    func check(_ entry: Entry, besides index: Int? = nil) throws(ChangeRefusal) {
        guard table.isCatalog, isAsked else { return }
        let context = TableContext(table.table, settings: table.settings)
        let extracted = SymbolCandidate.includesExtracted(table.settings.options[Self.rule] ?? .none)
        guard let symbol = SymbolCandidate(entry, in: context, extracted: extracted)?.symbol?.spelling else { return }
        let letters = KeyFold.hash(of: entry.key, .asSymbol)
        for other in 0..<table.table.entryCount where other != index {
            guard KeyFold.hash(of: table.table.key(at: other), .asSymbol) == letters,
                let candidate = SymbolCandidate(table.table.entry(at: other), in: context, extracted: extracted),
                candidate.symbol?.spelling == symbol
            else { continue }
            guard extracted || table.settings.makesSymbols() else { return }
            throw .symbolCollision(entry.key.string, with: candidate.entry.key.string, symbol: symbol)
        }
    }

    /// A project that switches the rule off makes no symbols.
    private var isAsked: Bool {
        guard let description = table.rules.description(of: Self.rule) else { return false }
        return RuleSelection().isActive(description, in: table.settings)
    }
}
