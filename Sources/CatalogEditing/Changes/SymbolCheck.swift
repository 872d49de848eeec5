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
        let options = table.settings.options[Self.rule] ?? .none
        guard let new = SymbolCandidate(entry, in: context, extracted: true), let symbol = new.symbol?.spelling else {
            return
        }
        let letters = KeyFold.hash(of: entry.key, .asSymbol)
        var uses: [SymbolUse]?
        for other in 0..<table.table.entryCount where other != index {
            guard KeyFold.hash(of: table.table.key(at: other), .asSymbol) == letters,
                let candidate = SymbolCandidate(table.table.entry(at: other), in: context, extracted: true),
                candidate.symbol?.spelling == symbol
            else { continue }
            let asked = uses ?? SymbolUse.all(in: table.settings, options)
            uses = asked
            let isShared = asked.contains { use in
                use.name(of: new).map { $0 == use.name(of: candidate) } ?? false
            }
            guard isShared else { continue }
            throw .symbolCollision(entry.key.string, with: candidate.entry.key.string, symbol: symbol)
        }
    }

    /// A project that switches the rule off makes no symbols.
    private var isAsked: Bool {
        guard let description = table.rules.description(of: Self.rule) else { return false }
        return RuleSelection().isActive(description, in: table.settings)
    }
}
