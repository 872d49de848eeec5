import CatalogCore

/// The keys that one side of a merge renamed: the new name of each renamed key of the base.
///
/// A key that is gone counts as renamed if exactly one added key has the same texts and no other removed key has them. If
/// its translations changed too, the source text alone decides.
/// A key that has the texts of another key counts as the new name of that key if both moved, as when two keys swap their
/// names, or when each of several keys takes the name of the next one.
struct KeyRenames {
    private var newNames: [HashedBytes: ArraySlice<UInt8>] = [:]
    private var oldNames: [HashedBytes: ArraySlice<UInt8>] = [:]
    /// The names of the base that the side still uses, for other entries.
    private var reused: Set<HashedBytes> = []

    /// - Parameter source: the source language, in which a key without a text is its own text.
    init(from base: MemberTable, to side: MemberTable, source: String?) {
        let gone = base.names(missingFrom: side)
        let added = side.names(missingFrom: base)
        // Also compares with the key in place of a missing source text, because a rename can add or remove the source
        // text.
        match((gone, base), with: (added, side)) { $0.texts(of: $1, in: source) }
        match((gone, base), with: (added, side)) { $0.texts(of: $1, in: nil) }
        match((gone, base), with: (added, side)) { $0.sourceText(of: $1, in: source) }
        let changed = source.map { Self.replaced(in: side, from: base, source: $0) } ?? []
        guard !changed.isEmpty else { return }
        let departed = changed + gone.filter { self[$0] == nil }
        let arrived = changed + added.filter { oldNames[HashedBytes($0)] == nil }
        match((departed, base), with: (arrived, side)) { $0.texts(of: $1, in: nil) }
        dropCopies(changed)
        reused = Set(changed.map { HashedBytes($0) }.filter { newNames[$0] != nil || oldNames[$0] != nil })
    }

    /// The new name of a key; nil if it was not renamed.
    subscript(name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? { newNames[HashedBytes(name)] }

    /// Returns the renamed keys whose names form a chain with this one: each has the old or new name of another.
    ///
    /// Nil if the key only has a name that no other key had.
    func chain(of name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        guard let new = self[name], !reused.isDisjoint(with: [HashedBytes(name), HashedBytes(new)]) else { return nil }
        var chain = [name]
        var next = new
        while let following = self[next], next != name {
            chain.append(next)
            next = following
        }
        guard next != name else { return chain }
        var first = name
        while let previous = oldNames[HashedBytes(first)] {
            chain.insert(previous, at: 0)
            first = previous
        }
        return chain
    }

    private typealias Candidates = (names: [ArraySlice<UInt8>], table: MemberTable)

    /// Pairs the names whose entries have the same content, if no other candidate has it.
    private mutating func match<Content: Hashable>(
        _ gone: Candidates, with added: Candidates, by content: @escaping (DocumentValue, ArraySlice<UInt8>) -> Content?
    ) {
        guard !gone.names.isEmpty, !added.names.isEmpty else { return }
        let grouped = { (candidates: Candidates) in
            Dictionary(grouping: candidates.names) { name in candidates.table[name].flatMap { content($0, name) } }
        }
        let targets = grouped(added)
        for (content, names) in grouped(gone) {
            guard content != nil, names.count == 1, let new = targets[content], new.count == 1, new[0] != names[0],
                self[names[0]] == nil, oldNames[HashedBytes(new[0])] == nil
            else { continue }
            newNames[HashedBytes(names[0])] = new[0]
            oldNames[HashedBytes(new[0])] = names[0]
        }
    }

    /// Removes renames of keys whose old name has new texts, unless those are the texts of another renamed key.
    ///
    /// Otherwise a person wrote a new text for the old key, and copied the old text to another one.
    private mutating func dropCopies(_ changed: [ArraySlice<UInt8>]) {
        var open = changed
        while let name = open.popLast() {
            guard let new = self[name], oldNames[HashedBytes(name)] == nil else { continue }
            newNames[HashedBytes(name)] = nil
            oldNames[HashedBytes(new)] = nil
            open.append(new)
        }
    }

    /// Returns the names that both tables have with different source texts.
    private static func replaced(
        in side: MemberTable, from base: MemberTable, source: String
    ) -> [ArraySlice<UInt8>] {
        var index = 0
        return zip(base.names, base.values).filter { name, old in
            guard let new = side.value(of: name, near: &index), !new.isSame(as: old) else { return false }
            return !Versions.areSame(old["localizations"]?[source], new["localizations"]?[source])
        }.map(\.0)
    }
}

extension DocumentValue {
    /// Returns the texts of an entry; nil for an entry without texts, which cannot be recognized under another key.
    ///
    /// - Parameter source: the language in which the key replaces a missing text; nil for none.
    fileprivate func texts(of key: ArraySlice<UInt8>, in source: String?) -> [ExactText: DocumentFragment]? {
        var texts: [ExactText: DocumentFragment] = [:]
        if let localizations = self["localizations"] {
            for member in localizations.members {
                texts[ExactText(member.name.string ?? "")] = DocumentFragment(member.value)
            }
        }
        if let source, texts[ExactText(source)] == nil {
            let text = DocumentFragment.string(String(decoding: key, as: UTF8.self))
            texts[ExactText(source)] = [
                "stringUnit": ["state": "translated", "value": text]
            ]
        }
        return texts.isEmpty ? nil : texts
    }

    /// Returns the source text of an entry, which is the key if the entry has none; nil without a source language.
    fileprivate func sourceText(of key: ArraySlice<UInt8>, in source: String?) -> DocumentFragment? {
        source.flatMap { source in texts(of: key, in: source)?[ExactText(source)] }
    }
}
