import CatalogCore

/// The merge of keys that at least one side renamed.
extension TreeMerge {
    /// Applies the edits of renamed keys under their new names, and records conflicts between names.
    ///
    /// - Returns: the names that are settled, as bytes.
    mutating func followRenames(_ strings: VersionTables, into change: inout ObjectChange) -> Set<[UInt8]> {
        let renames = strings.followedRenames(source: sourceLanguage)
        guard !renames.isEmpty else { return [] }
        let names = renames.flatMap { [$0.keys.base, $0.keys.ours, $0.keys.theirs].compactMap { $0 } }
        let kept = Set(renames.compactMap(\.name).map { Array($0.utf8) })
        for rename in renames {
            guard let name = rename.name else {
                conflict(rename.versions, named: rename.keys, into: &change)
                continue
            }
            if rename.isDisputed { note(.renameFollowed, at: name) }
            if rename.keys.ours?.isSpelled(as: name) == true {
                merge(name, rename.versions, .entry, into: &change)
            } else {
                if let old = rename.keys.ours, !kept.contains(Array(old.utf8)) { change.remove(old) }
                change.set(name, to: merged(rename, as: name))
            }
        }
        return Set(names.map { Array($0.utf8) })
    }

    /// Returns the entry of a key that theirs renamed, with the changes of ours.
    private mutating func merged(_ rename: FollowedRename, as name: String) -> DocumentFragment {
        let entry = below(name) { $0.change(rename.versions.ofObjects, .entry) }
        return rename.versions.ours.map { entry.applied(to: DocumentFragment($0)) } ?? [:]
    }
}
