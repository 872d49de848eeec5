import CatalogCore
import CatalogLint

/// Checks whether a key generates the same Swift symbol as another key of its table (`docs/formats.md` §6).
struct SymbolCheck {
    private let table: EditableTable
    /// The indices of the entries by the hash of their keys (``symbolHash(of:)``), once they were asked for.
    ///
    /// Only computed for many checks.
    private let indicesByHash: Locked<[UInt64: [Int]]?>?
    private static let rule: RuleID = "symbol-collision"

    /// - Parameter isIndexed: whether enough checks follow to justify an index of all keys.
    init(table: EditableTable, isIndexed: Bool) {
        self.table = table
        indicesByHash = isIndexed && table.isCatalog ? Locked(nil) : nil
    }

    /// Returns a hash that is equal for keys that may generate the same symbol.
    static func symbolHash(of key: Text) -> UInt64 { KeyGrouping.hash(of: key, .asSymbol) }

    /// Checks a new or renamed key.
    ///
    /// - Parameters:
    ///   - index: the entry that is renamed, if there is one.
    ///   - others: entries added at the same time.
    func check(_ entry: Entry, besides index: Int? = nil, with others: [Entry] = []) throws(ChangeRefusal) {
        guard table.isCatalog, isAsked else { return }
        let context = table.context
        guard let new = SymbolCandidate(entry, in: context, extracted: true), let symbol = new.symbol?.spelling else {
            return
        }
        let present = entries(like: entry.key).filter { $0 != index }.map { table.table.entry(at: $0) }
        let alike = (present + others).compactMap { SymbolCandidate($0, in: context, extracted: true) }.filter {
            $0.symbol?.spelling == symbol
        }
        guard !alike.isEmpty else { return }
        let uses = SymbolUse.all(in: table.settings, table.settings.options[Self.rule] ?? .none)
        for candidate in alike {
            let isShared = uses.contains { use in
                use.name(of: new).map { $0 == use.name(of: candidate) } ?? false
                    && (use.isNested || !new.overloads(candidate))
            }
            guard isShared else { continue }
            throw .symbolCollision(entry.key.string, with: candidate.entry.key.string, symbol: symbol)
        }
    }

    /// Returns the indices of the entries that may generate the same symbol as a key.
    private func entries(like key: Text) -> [Int] {
        let hash = Self.symbolHash(of: key)
        if let indicesByHash {
            let indices = indicesByHash.value {
                Dictionary(grouping: 0..<table.table.entryCount) { Self.symbolHash(of: table.table.key(at: $0)) }
            }
            return indices[hash] ?? []
        }
        return (0..<table.table.entryCount).filter { Self.symbolHash(of: table.table.key(at: $0)) == hash }
    }

    /// Whether the rule `symbol-collision` is active.
    ///
    /// A project that turns the rule off is assumed to generate no symbols.
    private var isAsked: Bool {
        guard let description = table.rules.description(of: Self.rule) else { return false }
        return RuleSelection().isActive(description, in: table.settings)
    }
}
