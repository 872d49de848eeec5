import XCStringsKit

/// A key that nothing is known to look up.
package struct UnusedKey: Sendable {
    /// How well it is proved.
    package enum Proof: String, Hashable, Sendable, CaseIterable, Comparable {
        /// No literal, no piece of one, no accessor and no look-up of a made key could come to it.
        case certain
        /// Nothing points to it, but something cannot be ruled out: a look-up of whatever key, a piece of a text.
        case likely
        /// Something points to it: a pattern that it matches, a literal that says the same.
        case possible

        /// Orders proofs, the best first.
        package static func < (left: Proof, right: Proof) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .certain: 0
            case .likely: 1
            case .possible: 2
            }
        }
    }

    /// Its entry.
    package let entry: DeclaredKeys.Entry
    /// The key.
    package let key: String
    /// How well it is proved that nothing uses it.
    package let proof: Proof
    /// What keeps it from being certain.
    package let because: [Clue]
    /// The comments that name it.
    package internal(set) var comments: [Clue] = []
}

extension SourceProject {
    /// The keys that nothing is known to look up, table by table in the order of their entries.
    ///
    /// Tables whose keys code does not name are left out: those of Info.plist, of App Shortcuts, of Interface Builder.
    package func unusedKeys(_ finder: EvidenceFinder) -> [UnusedKey] {
        var keys = tables.enumerated().filter { TableKind($0.element) == .code }.flatMap { number, table in
            (0..<table.entryCount).compactMap { index in
                unused(DeclaredKeys.Entry(table: number, index: index), in: table, finder)
            }
        }
        let comments = CommentMentions(of: Set(keys.map { ExactText($0.key) }), in: index.files)
        for number in keys.indices { keys[number].comments = comments.of(keys[number].key) }
        return keys
    }

    private func unused(
        _ entry: DeclaredKeys.Entry, in table: any StringTable, _ finder: EvidenceFinder
    ) -> UnusedKey? {
        let key = table.key(at: entry.index).string
        let evidence = finder.evidence(of: key, in: table.name, at: entry.table)
        guard !evidence.isUsed else { return nil }
        let pointed = evidence.clues.filter(\.isPointed)
        if !pointed.isEmpty { return UnusedKey(entry: entry, key: key, proof: .possible, because: pointed) }
        let proof: UnusedKey.Proof = evidence.clues.isEmpty ? .certain : .likely
        return UnusedKey(entry: entry, key: key, proof: proof, because: evidence.clues)
    }
}
