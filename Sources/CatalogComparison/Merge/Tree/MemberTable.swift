import CatalogCore

/// The members of an object by name.
///
/// Of duplicate members, the last one counts.
struct MemberTable {
    /// The distinct names, in file order.
    private(set) var names: [ArraySlice<UInt8>] = []
    private var values: [HashedBytes: DocumentValue] = [:]

    init(_ object: DocumentValue?) {
        guard let object else { return }
        let count = object.memberCount
        names.reserveCapacity(count)
        values.reserveCapacity(count)
        for member in object.members {
            let name = member.name.text?.utf8 ?? []
            if values.updateValue(member.value, forKey: HashedBytes(name)) == nil { names.append(name) }
        }
    }

    subscript(name: ArraySlice<UInt8>) -> DocumentValue? { values[HashedBytes(name)] }
}

/// The members of an object in each of three versions.
struct VersionTables {
    let base: MemberTable
    let ours: MemberTable
    let theirs: MemberTable

    /// Creates the tables of three objects.
    init(_ objects: Versions) {
        base = MemberTable(objects.base)
        ours = MemberTable(objects.ours)
        theirs = MemberTable(objects.theirs)
    }

    subscript(side: MergeSide) -> MemberTable { side == .ours ? ours : theirs }

    /// The members of all three objects: first those of ours in their order, then all others.
    var members: [(name: ArraySlice<UInt8>, versions: Versions)] {
        let added = theirs.names.filter { ours[$0] == nil }
        let removed = base.names.filter { ours[$0] == nil && theirs[$0] == nil }
        return (ours.names + added + removed).map { name in
            (name, Versions(base: base[name], ours: ours[name], theirs: theirs[name]))
        }
    }
}
