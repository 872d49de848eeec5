import CatalogCore
import CatalogLint

/// A key without a known use.
package struct UnusedKey: Sendable {
    /// The certainty that a key is unused.
    package enum Proof: String, Hashable, Sendable, CaseIterable, Comparable {
        /// No literal, fragment of a literal, accessor or dynamic key can refer to the key.
        case certain
        /// No reference is likely, but some are possible, such as a lookup of an unknown key or a fragment of a text.
        case likely
        /// A reference is likely, such as a matching pattern or an equal literal.
        case possible

        /// Orders from the highest certainty to the lowest.
        package static func < (left: Proof, right: Proof) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .certain: 0
            case .likely: 1
            case .possible: 2
            }
        }
    }

    /// The entry of the key.
    package let entry: DeclaredKeys.Entry
    /// The key that may be unused.
    package let key: String
    /// The certainty that the key is unused.
    package let proof: Proof
    /// The possible references that lower the certainty.
    package let because: [PossibleReference]
    /// The comments that name the key.
    package internal(set) var comments: [PossibleReference] = []
}

extension SourceProject {
    /// Returns the keys without a known use, by table in the order of their entries.
    ///
    /// Excludes the tables whose keys code does not name: those of Info.plist, App Shortcuts and Interface Builder.
    package func unusedKeys(_ finder: EvidenceFinder) -> [UnusedKey] {
        var keys = provenKeys(finder)
        let comments = CommentMentions(of: Set(keys.map { ExactText($0.key) }), in: index.files)
        for number in keys.indices { keys[number].comments = comments.of(keys[number].key) }
        return keys
    }

    /// Returns the keys that certainly no code uses, without the comments that name them.
    func certainlyUnusedKeys(_ finder: EvidenceFinder) -> [UnusedKey] {
        finder.mayReferToAllKeys ? [] : provenKeys(finder).filter { $0.proof == .certain }
    }

    /// Returns the keys without a known use, without the comments that name them.
    private func provenKeys(_ finder: EvidenceFinder) -> [UnusedKey] {
        let entries = tables.enumerated().filter { TableKind($0.element) == .code }.flatMap { number, table in
            (0..<table.entryCount).lazy.map { DeclaredKeys.Entry(table: number, index: $0) }
        }
        return provenKeys(among: entries, finder)
    }

    /// Returns those of some keys that have no known use, without the comments that name them.
    func provenKeys(among entries: [DeclaredKeys.Entry], _ finder: EvidenceFinder) -> [UnusedKey] {
        var keys = entries.compactMap { unused($0, in: tables[$0.table], finder) }
        for number in keys.indices where keys[number].proof == .certain {
            guard let reference = useOfCopy(of: keys[number], finder) else { continue }
            keys[number] = UnusedKey(
                entry: keys[number].entry, key: keys[number].key, proof: .likely, because: [reference])
        }
        let certain = keys.filter { $0.proof == .certain }.map { ExactText($0.key) }
        let names = undeclaredNames(of: Set(certain))
        for number in keys.indices where keys[number].proof == .certain {
            guard let found = names[ExactText(keys[number].key)] else { continue }
            keys[number] = UnusedKey(
                entry: keys[number].entry, key: keys[number].key, proof: .likely, because: found)
        }
        return keys
    }

    /// Returns a use of a key in the table that a script made from its own.
    private func useOfCopy(of key: UnusedKey, _ finder: EvidenceFinder) -> PossibleReference? {
        guard let copy = keys.copy(of: key.entry.table) else { return nil }
        let name = tables[copy].name
        return finder.evidence(of: key.key, in: name, at: copy).uses.first.map { use in
            PossibleReference(
                kind: .otherTarget, text: "\(use.callee), in table \(name)", path: use.location.path,
                position: use.location.position)
        }
    }

    private func unused(
        _ entry: DeclaredKeys.Entry, in table: any StringTable, _ finder: EvidenceFinder
    ) -> UnusedKey? {
        let key = table.key(at: entry.index).string
        guard !finder.isUsed(key, in: table.name, at: entry.table) else { return nil }
        let evidence = finder.evidence(of: key, in: table.name, at: entry.table)
        let pointed = evidence.possibleReferences.filter(\.isLikely)
        if !pointed.isEmpty { return UnusedKey(entry: entry, key: key, proof: .possible, because: pointed) }
        let proof: UnusedKey.Proof = evidence.possibleReferences.isEmpty ? .certain : .likely
        return UnusedKey(entry: entry, key: key, proof: proof, because: evidence.possibleReferences)
    }
}
