import CatalogEditing
import CommandOutput
import InterfaceTexts

extension EditSession {
    /// Returns the tables that have the named keys, each with its keys.
    ///
    /// - Throws: An error if a key does not exist, or if several tables have it and there is no terminal to ask on.
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

    /// Returns the tables that have the named keys or, with `match`, all tables with matching keys.
    ///
    /// Returns an empty list if the pattern of `match` matches keys, but none meets the other conditions, such as the
    /// state.
    ///
    /// - Throws: An error as in `tables(having:)`, or if the pattern matches no key at all.
    package func tables(
        having keys: [String], matching match: KeyMatch?
    ) throws -> [(table: EditableTable, keys: [String])] {
        guard let match else { return try tables(having: keys) }
        let found = tables.map { (editable($0), match.keys(of: $0)) }.filter { !$0.1.isEmpty }
        if found.isEmpty, !tables.contains(where: match.isMet(in:)) { throw CommandFailure(Texts.Table.noMatch) }
        return found.map { (table: $0.0, keys: $0.1) }
    }
}
