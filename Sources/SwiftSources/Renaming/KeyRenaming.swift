import CatalogCore
import CatalogLint

/// A plan for the changes in Swift code when a key is renamed, without writing anything.
///
/// It updates literals that look up the key and accessors with a full path, and lists all other references to the key.
package struct KeyRenaming: Sendable {
    /// The edits, by file path.
    package let edits: [String: [Edit]]
    /// The locations of the edits.
    package let renamed: [CodeLocation]
    /// The locations that a person must check, sorted by file and position.
    package let left: [Left]

    /// A location that the plan does not change.
    package struct Left: Hashable, Sendable {
        /// The location.
        package let location: CodeLocation
        /// The reason why the location is not changed.
        package let reason: Reason
    }

    /// A reason why a reference to a key is not changed.
    package enum Reason: Hashable, Sendable {
        /// The key contains format specifiers for values in the literal.
        case values
        /// An accessor without its full path, or with dependent names; the associated value is its new name, if known.
        case accessor(to: String?)
        /// A dynamic key, and whether its pattern also matches the new key.
        case dynamicKey(KeyGlob, matchesNew: Bool)
        /// The code looks up the key here, but the literal is elsewhere.
        case writtenElsewhere
        /// A literal that equals the key but is not a known lookup.
        case unknownUse
        /// A literal in code that another program generates.
        case generated
    }

    /// Plans the renaming of a key.
    ///
    /// - Parameters:
    ///   - table: The table that has the key.
    ///   - targets: The targets that generate accessors from the project's catalogs, before the renaming.
    ///   - lint: The settings of the table.
    package init(
        from key: String, to name: String, in project: SourceProject, table: any StringTable,
        targets: [AccessorTarget] = [], lint: LintSettings = LintSettings()
    ) {
        var search = RenamingSearch(key: key, name: name, project: project, table: table)
        search.addAccessors(AccessorRenaming(key, to: name, table: table, targets: targets, lint: lint))
        search.addGenerated()
        search.addUndeclaredAccessors()
        search.addLiterals()
        search.addDynamics()
        search.addStrangers()
        edits = search.edits
        renamed = search.renamed.sorted()
        left = search.left.sorted { $0.location < $1.location }
    }

    /// Returns the edits of one file.
    package func edits(for path: String) -> [Edit] { edits[path] ?? [] }
}
