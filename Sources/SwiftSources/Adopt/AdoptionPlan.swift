import CatalogCore
import CatalogEditing

/// A plan that gives keys to the hard-coded strings of a project, without writing anything.
///
/// A person can review the plan, choose other keys or leave texts out, and then create a new plan.
package struct AdoptionPlan: Sendable {
    /// The texts that get a key, sorted by location.
    package let adoptions: [Adoption]
    /// The texts that stay in the code, sorted by location.
    package let left: [AdoptionRefusal]

    /// Plans keys, texts and code for hard-coded strings.
    ///
    /// - Parameter keys: The keys that a person chose, by the location of the text.
    package init(
        of texts: [HardCodedText], in project: SourceProject, settings: AdoptionSettings = AdoptionSettings(),
        keys: [CodeLocation: String] = [:]
    ) {
        var planner = AdoptionPlanner(project: project, settings: settings, keys: keys)
        let planned = planner.plan(texts.sorted { $0.location < $1.location })
        adoptions = planned.adoptions
        left = planned.left.sorted { $0.text.location < $1.text.location }
    }

    /// Returns the edits of one file, which must be applied together.
    package func edits(for path: String) -> [Edit] {
        adoptions.filter { $0.text.location.path == path }.compactMap(\.edit)
    }

    /// The sorted paths of the files that have edits.
    package var paths: [String] {
        Set(adoptions.filter { $0.edit != nil }.map(\.text.location.path)).sorted()
    }

    /// The tables that receive keys, without duplicates.
    package var tables: [any StringTable] {
        adoptions.filter { $0.addition != nil }.map(\.table).reduce(into: [any StringTable]()) { tables, table in
            if !tables.contains(where: { $0.isSameTable(as: table) }) { tables.append(table) }
        }
    }

    /// Returns the changes to a table, one for each key.
    ///
    /// - Throws: An error if the table rejects one of the changes.
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
    /// Returns whether two values describe the same table, even if they were read at different times.
    func isSameTable(as other: any StringTable) -> Bool {
        name == other.name && path == other.path
    }
}
