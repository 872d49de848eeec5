import CatalogCore

/// The members of an object by name.
///
/// Of duplicate members, the last one counts.
struct MemberTable {
    /// The distinct names, in file order.
    private(set) var names: [ArraySlice<UInt8>] = []
    private var values: [ArraySlice<UInt8>: DocumentValue] = [:]

    init(_ object: DocumentValue?) {
        guard let object else { return }
        for member in object.members {
            let name = member.name.text?.utf8 ?? []
            if values.updateValue(member.value, forKey: name) == nil { names.append(name) }
        }
    }

    subscript(name: ArraySlice<UInt8>) -> DocumentValue? { values[name] }
}

extension Versions {
    /// The members of all three objects: first those of ours in their order, then all others.
    var members: [(name: String, versions: Versions)] {
        let (base, ours, theirs) = (MemberTable(base), MemberTable(ours), MemberTable(theirs))
        let added = theirs.names.filter { ours[$0] == nil }
        let removed = base.names.filter { ours[$0] == nil && theirs[$0] == nil }
        return (ours.names + added + removed).map { name in
            (String(decoding: name, as: UTF8.self), Versions(base: base[name], ours: ours[name], theirs: theirs[name]))
        }
    }
}
