import CatalogCore

/// The merge of keys that one side renamed and the other edited.
extension TreeMerge {
    /// Applies the edits of renamed keys under their new names.
    ///
    /// - Returns: the names that are settled, as bytes.
    mutating func followRenames(_ strings: VersionTables, into change: inout ObjectChange) -> Set<[UInt8]> {
        var settled: Set<[UInt8]> = []
        for rename in strings.followedRenames(source: sourceLanguage) {
            note(.renameFollowed, at: rename.new)
            if rename.side == .ours {
                merge(rename.new, rename.versions, .entry, into: &change)
            } else {
                change.remove(rename.old)
                change.set(rename.new, to: merged(rename))
            }
            settled.formUnion([Array(rename.old.utf8), Array(rename.new.utf8)])
        }
        return settled
    }

    /// Returns the entry of a key that theirs renamed, with the changes of ours.
    private mutating func merged(_ rename: FollowedRename) -> DocumentFragment {
        let entry = below(rename.new) { $0.change(rename.versions.ofObjects, .entry) }
        return rename.versions.ours.map { entry.applied(to: DocumentFragment($0)) } ?? .object([])
    }
}
