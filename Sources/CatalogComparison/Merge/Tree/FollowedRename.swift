import CatalogCore

/// A key that at least one side renamed, with the entry in each version under its name in that version.
struct FollowedRename {
    /// The key in each version; nil for a side that removed the key.
    let keys: VersionKeys
    /// The entry in each version.
    let versions: Versions

    /// The new name, if it is clear: only one side renamed the key, or both gave it the same name.
    let name: String?

    /// Whether a side has other changes to the entry, or another name for it.
    let isDisputed: Bool
}

/// The names of an entry in three versions of a catalog.
public struct VersionKeys: Hashable, Sendable {
    /// The key in the base.
    public let base: String
    /// The key in ours; nil if it was removed.
    public let ours: String?
    /// The key in theirs; nil if it was removed.
    public let theirs: String?

    /// Returns the key on a side.
    public subscript(side: MergeSide) -> String? { side == .ours ? ours : theirs }
}

extension VersionTables {
    /// Returns the keys that one side renamed and the other edited, removed or renamed too.
    ///
    /// The members must be the keys of a catalog.
    ///
    /// - Parameter source: the source language, in which a key without a text is its own text.
    func followedRenames(source: String?) -> [FollowedRename] {
        guard !base.names.isEmpty else { return [] }
        let renames = (
            ours: KeyRenames(from: base, to: ours, source: source),
            theirs: KeyRenames(from: base, to: theirs, source: source)
        )
        var chained: Set<HashedBytes> = []
        var found: [FollowedRename] = []
        for old in base.names where renames.ours[old] != nil || renames.theirs[old] != nil {
            guard !chained.contains(HashedBytes(old)) else { continue }
            let chains = (ours: renames.ours.chain(of: old), theirs: renames.theirs.chain(of: old))
            if chains.ours == nil, chains.theirs == nil {
                found += [rename(of: old, to: (renames.ours[old], renames.theirs[old]))].compactMap { $0 }
            } else {
                chained.formUnion(((chains.ours ?? []) + (chains.theirs ?? [])).map { HashedBytes($0) })
                if let chain = chains.ours, chains.theirs == nil {
                    found += followed(chain, by: .ours, renames.ours, besides: renames.theirs)
                } else if let chain = chains.theirs, chains.ours == nil {
                    found += followed(chain, by: .theirs, renames.theirs, besides: renames.ours)
                }
            }
        }
        return found
    }

    /// Returns the rename of a single key; nil if the merge by name gives the same result.
    private func rename(
        of old: ArraySlice<UInt8>, to names: (ours: ArraySlice<UInt8>?, theirs: ArraySlice<UInt8>?)
    ) -> FollowedRename? {
        switch names {
        case (let own?, let other?):
            if own == other { return rename(of: old, own, own) }
            guard theirs[own] == nil, ours[other] == nil else { return nil }
            return rename(of: old, own, other)
        case (let own?, nil): return rename(of: old, to: own, by: .ours)
        case (nil, let other?): return rename(of: old, to: other, by: .theirs)
        case (nil, nil): return nil
        }
    }

    private func rename(of old: ArraySlice<UInt8>, to new: ArraySlice<UInt8>, by side: MergeSide) -> FollowedRename? {
        let edited = self[side.other]
        let other: ArraySlice<UInt8>?
        if edited[old] != nil {
            guard edited[new] == nil, Self.isEdited(base[old], edited[old]) else { return nil }
            other = old
        } else {
            // If the other side has the new name too, it renamed and edited the key.
            other = edited[new] == nil ? nil : new
        }
        return side == .ours ? rename(of: old, new, other) : rename(of: old, other, new)
    }

    private func rename(
        of old: ArraySlice<UInt8>, _ own: ArraySlice<UInt8>?, _ other: ArraySlice<UInt8>?, isDisputed: Bool = true
    ) -> FollowedRename? {
        let versions = Versions(
            base: base[old], ours: own.flatMap { ours[$0] }, theirs: other.flatMap { theirs[$0] })
        if own == other, versions.isAgreed { return nil }
        let text = { (name: ArraySlice<UInt8>) in String(decoding: name, as: UTF8.self) }
        let name = own == old ? other : other == old ? own : own == other ? own : nil
        return FollowedRename(
            keys: VersionKeys(base: text(old), ours: own.map(text), theirs: other.map(text)), versions: versions,
            name: name.map(text), isDisputed: isDisputed)
    }

    /// Returns the renames of a chain, if the other side edited one of its keys and has all of them under their old
    /// names.
    private func followed(
        _ chain: [ArraySlice<UInt8>], by side: MergeSide, _ renames: KeyRenames, besides others: KeyRenames
    ) -> [FollowedRename] {
        let edited = self[side.other]
        guard chain.contains(where: { Self.isEdited(base[$0], edited[$0]) }) else { return [] }
        guard chain.allSatisfy({ edited[$0] != nil && others[$0] == nil }) else { return [] }
        guard let last = chain.last.flatMap({ renames[$0] }) else { return [] }
        guard last == chain[0] || Versions.areSame(edited[last], base[last]) else { return [] }
        return chain.compactMap { old in
            let isDisputed = Self.isEdited(base[old], edited[old])
            return side == .ours
                ? rename(of: old, renames[old], old, isDisputed: isDisputed)
                : rename(of: old, old, renames[old], isDisputed: isDisputed)
        }
    }

    /// Whether a side changed more of a key than its extraction state.
    private static func isEdited(_ base: DocumentValue?, _ entry: DocumentValue?) -> Bool {
        guard let base, let entry, !base.isSame(as: entry) else { return false }
        return !entry.differs(from: base, onlyIn: "extractionState")
    }
}
