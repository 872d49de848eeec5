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
    ///
    /// - Parameter source: the source language, in which a key without a text is its own.
    func followedRenames(source: String?) -> [FollowedRename] {
        guard base != nil else { return [] }
        return [MergeSide.ours, .theirs].flatMap { renames(by: $0, source: source) }
    }

    private func renames(by side: MergeSide, source: String?) -> [FollowedRename] {
        let (before, renamed, edited) = (MemberTable(base), MemberTable(self[side]), MemberTable(self[side.other]))
        let gone = before.names.filter { renamed[$0] == nil }
        guard gone.contains(where: { Self.isEdited(before[$0], edited[$0]) }) else { return [] }
        let added = renamed.names.filter { before[$0] == nil && edited[$0] == nil }
        var found: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
        // A key that was its own text may have kept it as a text, or another key is the text now.
        for language in Set([source, nil]) {
            let targets = Dictionary(grouping: added) { renamed[$0]?.texts(of: $0, in: language) }
            for (texts, names) in Dictionary(grouping: gone, by: { before[$0]?.texts(of: $0, in: language) }) {
                guard texts != nil, names.count == 1, let new = targets[texts], new.count == 1 else { continue }
                found[names[0]] = new[0]
            }
        }
        return found.compactMap { old, new -> FollowedRename? in
            guard Self.isEdited(before[old], edited[old]) else { return nil }
            let (entry, other) = (renamed[new], edited[old])
            return FollowedRename(
                old: String(decoding: old, as: UTF8.self), new: String(decoding: new, as: UTF8.self), side: side,
                versions: Versions(
                    base: before[old], ours: side == .ours ? entry : other, theirs: side == .ours ? other : entry))
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
    ///
    /// - Parameter source: the language in which the key stands for a text that is not there; nil for none.
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
