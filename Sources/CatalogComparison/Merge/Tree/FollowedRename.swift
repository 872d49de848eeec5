import CatalogCore

/// A key that one side renamed and the other edited.
struct FollowedRename {
    /// The key in the base.
    let old: String
    /// The key on the side that renamed it.
    let new: String
    /// The side that renamed the key.
    let side: MergeSide
    /// The entry in each version, under its name in that version.
    let versions: Versions
}

extension VersionTables {
    /// Returns the keys that one side renamed and the other edited.
    ///
    /// The members must be the keys of a catalog.
    ///
    /// A removed key counts as renamed if exactly one added key has the same texts and no other removed key has them.
    ///
    /// - Parameter source: the source language, in which a key without a text is its own text.
    func followedRenames(source: String?) -> [FollowedRename] {
        guard !base.names.isEmpty else { return [] }
        return [MergeSide.ours, .theirs].flatMap { renames(by: $0, source: source) }
    }

    private func renames(by side: MergeSide, source: String?) -> [FollowedRename] {
        let (before, renamed, edited) = (base, self[side], self[side.other])
        let gone = before.names(missingFrom: renamed)
        guard gone.contains(where: { Self.isEdited(before[$0], edited[$0]) }) else { return [] }
        let added = renamed.names(missingFrom: before).filter { edited[$0] == nil }
        var found: [HashedBytes: ArraySlice<UInt8>] = [:]
        // Also compares with the key in place of a missing source text, because a rename can add or remove the source
        // text.
        for language in Set([source, nil]) {
            let targets = Dictionary(grouping: added) { renamed[$0]?.texts(of: $0, in: language) }
            for (texts, names) in Dictionary(grouping: gone, by: { before[$0]?.texts(of: $0, in: language) }) {
                guard texts != nil, names.count == 1, let new = targets[texts], new.count == 1 else { continue }
                found[HashedBytes(names[0])] = new[0]
            }
        }
        return found.compactMap { old, new -> FollowedRename? in
            guard Self.isEdited(before[old.bytes], edited[old.bytes]) else { return nil }
            let (entry, other) = (renamed[new], edited[old.bytes])
            return FollowedRename(
                old: String(decoding: old.bytes, as: UTF8.self), new: String(decoding: new, as: UTF8.self), side: side,
                versions: Versions(
                    base: before[old.bytes], ours: side == .ours ? entry : other, theirs: side == .ours ? other : entry)
            )
        }.sorted { $0.new < $1.new }
    }

    /// Whether a side changed more of a key than its extraction state.
    private static func isEdited(_ base: DocumentValue?, _ entry: DocumentValue?) -> Bool {
        guard let base, let entry, !base.isSame(as: entry) else { return false }
        return !entry.differs(from: base, onlyIn: "extractionState")
    }
}

extension DocumentValue {
    /// Returns the texts of an entry; nil for an entry without texts, which cannot be recognized under another key.
    ///
    /// - Parameter source: the language in which the key replaces a missing text; nil for none.
    fileprivate func texts(of key: ArraySlice<UInt8>, in source: String?) -> [String: DocumentFragment]? {
        var texts: [String: DocumentFragment] = [:]
        if let localizations = self["localizations"] {
            for member in localizations.members { texts[member.name.string ?? ""] = DocumentFragment(member.value) }
        }
        if let source, texts[source] == nil {
            let text = DocumentFragment.string(String(decoding: key, as: UTF8.self))
            texts[source] = .object([
                .init("stringUnit", .object([.init("state", .string("translated")), .init("value", text)]))
            ])
        }
        return texts.isEmpty ? nil : texts
    }
}
