import CatalogCore

/// A key that one side renamed while the other edited it.
struct FollowedRename {
    /// What it was called.
    let old: String
    /// What it is called now.
    let new: String
    /// The side that renamed it.
    let side: MergeSide
    /// The key in each version, under the name that it has there.
    let versions: Versions
}

extension Versions {
    /// The keys that one side renamed and the other edited, where the members are a catalog's keys.
    ///
    /// A key was renamed where it went and exactly one came in with just its texts, and no other with these texts went.
    var followedRenames: [FollowedRename] {
        guard base != nil else { return [] }
        return [MergeSide.ours, .theirs].flatMap { renames(by: $0) }
    }

    private func renames(by side: MergeSide) -> [FollowedRename] {
        let (before, renamed, edited) = (MemberTable(base), MemberTable(self[side]), MemberTable(self[side.other]))
        let gone = before.names.filter { renamed[$0] == nil }
        guard gone.contains(where: { Self.isEdited(before[$0], edited[$0]) }) else { return [] }
        let added = renamed.names.filter { before[$0] == nil && edited[$0] == nil }
        let targets = Dictionary(grouping: added) { renamed[$0]?.texts }
        return Dictionary(grouping: gone) { before[$0]?.texts }.compactMap { texts, names -> FollowedRename? in
            guard texts != nil, names.count == 1, let found = targets[texts], found.count == 1,
                Self.isEdited(before[names[0]], edited[names[0]])
            else { return nil }
            let (entry, other) = (renamed[found[0]], edited[names[0]])
            return FollowedRename(
                old: String(decoding: names[0], as: UTF8.self), new: String(decoding: found[0], as: UTF8.self),
                side: side,
                versions: Versions(
                    base: before[names[0]], ours: side == .ours ? entry : other,
                    theirs: side == .ours ? other : entry))
        }.sorted { $0.new < $1.new }
    }

    /// Whether a side did more to a key than to mark whether the code still has it.
    private static func isEdited(_ base: DocumentValue?, _ entry: DocumentValue?) -> Bool {
        guard let base, let entry, !base.isSame(as: entry) else { return false }
        return !entry.differs(from: base, onlyIn: "extractionState")
    }
}

extension DocumentValue {
    /// The texts of an entry; nil where it has none, so that nothing tells it from others.
    fileprivate var texts: DocumentFragment? {
        guard let texts = self["localizations"].map({ DocumentFragment($0) }), texts != .object([]) else { return nil }
        return texts
    }
}
