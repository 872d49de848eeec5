import CatalogCore
import CatalogLint

/// Looks whether a key makes a Swift symbol that another key of its table makes (`docs/formats.md` §6).
struct SymbolCheck {
    private let table: EditableTable
    /// The entries by the letters of their keys, for many checks at a time.
    private let byLetters: [UInt64: [Int]]?
    private static let rule: RuleID = "symbol-collision"

    /// - Parameter isIndexed: whether there will be so many checks that looking at all keys once pays.
    init(table: EditableTable, isIndexed: Bool) {
        self.table = table
        guard isIndexed, table.isCatalog else {
            byLetters = nil
            return
        }
        byLetters = Dictionary(grouping: 0..<table.table.entryCount) { Self.letters(of: table.table.key(at: $0)) }
    }

    /// What two keys have in common that may make one symbol.
    static func letters(of key: Text) -> UInt64 { KeyFold.hash(of: key, .asSymbol) }

    /// Checks a key that is to come in, or to get that name.
    ///
    /// - Parameters:
    ///   - index: the entry that has another name until then.
    ///   - others: entries that come in along with it.
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
            }
            guard isShared else { continue }
            throw .symbolCollision(entry.key.string, with: candidate.entry.key.string, symbol: symbol)
        }
    }

    /// The entries whose keys have the letters of a key.
    private func entries(like key: Text) -> [Int] {
        let letters = Self.letters(of: key)
        if let byLetters { return byLetters[letters] ?? [] }
        return (0..<table.table.entryCount).filter { Self.letters(of: table.table.key(at: $0)) == letters }
    }

    /// A project that switches the rule off makes no symbols.
    private var isAsked: Bool {
        guard let description = table.rules.description(of: Self.rule) else { return false }
        return RuleSelection().isActive(description, in: table.settings)
    }
}
