import XCStringsKit

extension EditSession {
    /// Which table has a key, for many keys.
    func tableIndex() -> TableIndex { TableIndex(tables, isDefault: workspace.isDefaultCatalog) }

    /// The table that a new key goes to; nobody is asked.
    func table(forNew key: String, by index: TableIndex) throws(CommandFailure) -> any StringTable {
        if isNamed, let table = tables.first { return table }
        let quoted = Quotation.of(key)
        switch index.forNew(key) {
        case .one(let table): return table
        case .several(let tables):
            let refusal = Texts.Table.SeveralFit.refusal(key: quoted, file: Configuration.fileName)
            throw CommandFailure(refusal, details: tables.map(\.path))
        case .none:
            throw CommandFailure(tables.isEmpty ? Texts.Table.noTableHere : Texts.Table.noPlace(key: quoted))
        }
    }

    /// The table that has a key; nobody is asked.
    ///
    /// - Parameter namesNearest: whether a key that is nowhere is held against all others.
    func table(
        having key: String, among result: TableChoice.Result, namesNearest: Bool
    ) throws(CommandFailure) -> any StringTable {
        switch result {
        case .one(let table): return table
        case .several(let tables):
            let refusal = Texts.Table.SeveralHave.refusal(key: Quotation.of(key))
            throw CommandFailure(refusal, details: tables.map(\.path))
        case .none:
            let named = namesNearest ? tables : []
            let keys = named.flatMap { table in (0..<table.entryCount).map { table.key(at: $0).string } }
            throw CommandFailure(ChangeRefusal.unknownKey(key, nearest: Spelling.nearest(to: key, in: keys)))
        }
    }

    /// The table that a file belongs to, among those that were read.
    func table(at path: String) throws(CommandFailure) -> EditableTable {
        guard let table = try workspace.table(at: path) else { throw CommandFailure(Texts.Table.none(path: path)) }
        return editable(table)
    }
}
