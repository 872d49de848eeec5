import CatalogCore

/// The keys of a legacy table that a side of a merge renamed.
///
/// A key that is gone counts as renamed if exactly one added key has the same text and no other removed key has it.
struct TableRenames {
    private typealias Identity = TablePart.Identity

    private let newNames: [Identity: Identity]

    /// Finds the keys that a side renamed.
    private init(from base: TableSequence, to side: TableSequence) {
        let gone = Self.texts(of: base, besides: side)
        let added = Self.texts(of: side, besides: base)
        var names: [Identity: Identity] = [:]
        for (text, keys) in gone where keys.count == 1 {
            if let new = added[text], new.count == 1 { names[keys[0]] = new[0] }
        }
        newNames = names
    }

    /// Returns both sides, in which renamed keys have the identity of the key in the base.
    ///
    /// A new name that the other side uses for another key is not a rename, so that the table never has a key twice.
    static func identified(
        base: TableSequence, ours: TableSequence, theirs: TableSequence
    ) -> (ours: TableSequence, theirs: TableSequence) {
        let renames = (ours: TableRenames(from: base, to: ours), theirs: TableRenames(from: base, to: theirs))
        guard !renames.ours.newNames.isEmpty || !renames.theirs.newNames.isEmpty else { return (ours, theirs) }
        let locations = (ours: ours.locations, theirs: theirs.locations)
        let taken = (ours: Set(renames.ours.newNames.values), theirs: Set(renames.theirs.newNames.values))
        var (own, other): ([Identity: Identity], [Identity: Identity]) = ([:], [:])
        for old in Set(renames.ours.newNames.keys).union(renames.theirs.newNames.keys) {
            switch (renames.ours.newNames[old], renames.theirs.newNames[old]) {
            case (let left?, let right?) where left == right: (own[left], other[right]) = (old, old)
            case (let left?, let right?):
                guard locations.theirs[left] == nil, locations.ours[right] == nil else { continue }
                (own[left], other[right]) = (old, old)
            case (let left?, nil) where !taken.theirs.contains(left):
                follow(left, from: old, locations.theirs, &own, &other)
            case (nil, let right?) where !taken.ours.contains(right):
                follow(right, from: old, locations.ours, &other, &own)
            default: continue
            }
        }
        return (renamed(ours, own), renamed(theirs, other))
    }

    /// Follows a name that only one side gave to a key with unchanged text.
    ///
    /// The other side has the key under its old name, has removed it, or gave it the same name and another text.
    private static func follow(
        _ new: Identity, from old: Identity, _ others: [Identity: Int], _ own: inout [Identity: Identity],
        _ other: inout [Identity: Identity]
    ) {
        if others[new] == nil {
            own[new] = old
        } else if others[old] == nil {
            (own[new], other[new]) = (old, old)
        }
    }

    private static func renamed(_ side: TableSequence, _ names: [Identity: Identity]) -> TableSequence {
        var side = side
        for index in side.parts.indices {
            if let old = names[side.parts[index].identity] { side.parts[index].identity = old }
        }
        return side
    }

    /// Returns the keys that another version does not have, by their texts.
    private static func texts(
        of sequence: TableSequence, besides other: TableSequence
    ) -> [DocumentFragment: [Identity]] {
        let known = Set(other.parts.map(\.identity))
        let parts = sequence.parts.filter { part in
            part.key != nil && !known.contains(part.identity) && part.value.meaning != .string("")
                && part.value.meaning != part.name.meaning
        }
        return Dictionary(grouping: parts, by: \.value.meaning).mapValues { $0.map(\.identity) }
    }
}
