import XCStringsKit

/// What becomes of the hard-coded texts of a project; nothing is written.
///
/// A person may look at it, choose other keys or leave texts out; then it is made anew of what was chosen.
package struct AdoptionPlan: Sendable {
    /// The texts that come into tables, by file and place.
    package let adoptions: [Adoption]
    /// The texts that stay in the code.
    package let left: [AdoptionRefusal]

    /// Plans for texts.
    ///
    /// - Parameter keys: the keys that a person chose, by the places of the texts.
    package init(
        of texts: [HardCodedText], in project: SourceProject, settings: AdoptionSettings = AdoptionSettings(),
        keys: [SourcePlace: String] = [:]
    ) {
        var planner = AdoptionPlanner(project: project, settings: settings, keys: keys)
        let planned = planner.plan(texts.sorted { $0.place < $1.place })
        adoptions = planned.adoptions
        left = planned.left.sorted { $0.text.place < $1.text.place }
    }

    /// The edits of one file, to be made in one go.
    package func edits(for path: String) -> [Edit] {
        adoptions.filter { $0.text.place.path == path }.compactMap(\.edit)
    }

    /// The files that have edits, in order of path.
    package var paths: [String] {
        Set(adoptions.filter { $0.edit != nil }.map(\.text.place.path)).sorted()
    }

    /// The tables that keys come into, each once.
    package var tables: [any StringTable] {
        adoptions.filter { $0.addition != nil }.map(\.table).reduce(into: [any StringTable]()) { tables, table in
            if !tables.contains(where: { $0.isSameTable(as: table) }) { tables.append(table) }
        }
    }

    /// The changes to a table, each key once.
    ///
    /// - Throws: when one of them cannot be made.
    package func changes(in table: EditableTable) throws(ChangeRefusal) -> [KeyChange] {
        var changes: [KeyChange] = []
        for adoption in adoptions where adoption.table.isSameTable(as: table.table) {
            guard let change = try adoption.change(in: table) else { continue }
            if !changes.contains(where: { $0.key == change.key }) { changes.append(change) }
        }
        return changes
    }
}

extension StringTable {
    /// Whether another value is the same table, perhaps read at another time.
    func isSameTable(as other: any StringTable) -> Bool {
        name == other.name && path == other.path
    }
}
