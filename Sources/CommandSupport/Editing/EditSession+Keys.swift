import XCStringsKit

extension EditSession {
    /// The tables that have the keys named, each with those that it has.
    ///
    /// - Throws: where a key is nowhere, or in several tables and nobody can be asked; then nothing has been written.
    package func tables(having keys: [String]) throws -> [(table: EditableTable, keys: [String])] {
        var found: [(table: EditableTable, keys: [String])] = []
        for key in keys {
            let table = try table(having: key)
            if let index = found.firstIndex(where: { $0.table.path == table.path }) {
                found[index].keys.append(key)
            } else {
                found.append((table, [key]))
            }
        }
        return found
    }

    /// The same, or with `match` every table that has keys which match; none where they are all in another state.
    ///
    /// - Throws: also where a pattern matches no key at all.
    package func tables(
        having keys: [String], matching match: KeyMatch?
    ) throws -> [(table: EditableTable, keys: [String])] {
        guard let match else { return try tables(having: keys) }
        let found = tables.map { (editable($0), match.keys(of: $0)) }.filter { !$0.1.isEmpty }
        if found.isEmpty, !tables.contains(where: match.isMet(in:)) { throw CommandFailure(Texts.Table.noMatch) }
        return found.map { (table: $0.0, keys: $0.1) }
    }
}
