import CatalogEditing
import CatalogLint
import CatalogRuntime
import CommandOutput
import InterfaceTexts

/// The new names of the keys that a command renames or copies.
///
/// A key has the new name as given. If a pattern chose the keys, the new name is a pattern too, such as `prefs.*` for
/// `settings.*`.
package struct NewNames {
    /// The keys of each table with their new names.
    package let tables: [(table: EditableTable, names: [(old: String, new: String)])]
    private let selection: KeySelection
    private let name: (String) -> String?

    /// - Throws: An error if the new name has not as many asterisks as the pattern.
    init(_ selection: KeySelection, of argument: String, as new: String) throws(CommandFailure) {
        self.selection = selection
        let isNamed = selection.tables.contains { $0.keys.contains { $0.utf8.elementsEqual(argument.utf8) } }
        if isNamed {
            name = { _ in new }
        } else {
            let (old, pattern) = (KeyWildcard(argument), KeyWildcard(new))
            name = { key in pattern.flatMap { old?.name(of: key, in: $0) } }
        }
        var tables: [(table: EditableTable, names: [(old: String, new: String)])] = []
        for (table, keys) in selection.tables {
            var names: [(old: String, new: String)] = []
            for key in keys {
                guard let name = name(key) else {
                    throw CommandFailure(
                        Texts.Keys.asterisks(new: Quotation.of(new), old: Quotation.of(argument)))
                }
                names.append((key, name))
            }
            tables.append((table, names))
        }
        self.tables = tables
    }

    /// All keys with the paths of their tables.
    package var locations: [(key: String, table: String)] {
        tables.flatMap { table, names in names.map { (key: $0.old, table: table.path) } }
    }

    /// Whether the keys need a question, as in ``KeySelection/needsConsent``.
    var needConsent: Bool { selection.needsConsent }

    /// Returns whether to go on, as ``EditSession/consents(to:isGiven:lines:_:)`` does.
    package func areAccepted(
        in session: EditSession, isGiven: Bool, _ question: (Int) -> LocalizedString
    ) throws -> Bool {
        try session.consents(to: selection, isGiven: isGiven, lines: selection.lines(name), question)
    }
}
