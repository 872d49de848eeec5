import XCStringsKit

/// What the Swift code of a project needs when a key gets another name; nothing is written.
///
/// Literals that look the key up are spelled anew, accessors that are named in full follow, and all else that speaks of
/// the key is listed.
package struct KeyRenaming: Sendable {
    /// The edits by the paths of the files.
    package let edits: [String: [Edit]]
    /// The places that the edits are at.
    package let renamed: [SourcePlace]
    /// What a person must look at, by file and place.
    package let left: [Left]

    /// A place that stays as it is.
    package struct Left: Hashable, Sendable {
        /// Where it is.
        package let place: SourcePlace
        /// Why.
        package let reason: Reason
    }

    /// Why a place that speaks of a key is not changed.
    package enum Reason: Hashable, Sendable {
        /// The key holds the specifiers of values that stand in the literal.
        case values
        /// An accessor that is not named in full, or that others follow from; with its new name, where it can be told.
        case accessor(to: String?)
        /// The key is put together while the program runs; whether the new one would still be among what comes out.
        case made(KeyGlob, matchesNew: Bool)
        /// The key is looked up here, but is written as a literal elsewhere.
        case writtenElsewhere
        /// A literal that says the same as the key, and no look-up is known.
        case unknownUse
    }

    /// Finds what a new name means for code.
    ///
    /// - Parameters:
    ///   - table: the table that has the key.
    ///   - targets: the targets whose accessors are made of the project's catalogs, as they are before the renaming.
    ///   - lint: what the configuration says of the table.
    package init(
        from key: String, to name: String, in project: SourceProject, table: any StringTable,
        targets: [AccessorTarget] = [], lint: LintSettings = LintSettings()
    ) {
        var search = RenamingSearch(key: key, name: name, project: project, table: table)
        search.addAccessors(AccessorRenaming(key, to: name, table: table, targets: targets, lint: lint))
        search.addLiterals()
        search.addDynamics()
        search.addStrangers()
        edits = search.edits
        renamed = search.renamed.sorted()
        left = search.left.sorted { $0.place < $1.place }
    }

    /// The edits of one file.
    package func edits(for path: String) -> [Edit] { edits[path] ?? [] }
}
