import CatalogCore
import Foundation

/// The members of an object by name.
///
/// Of duplicate members, the last one counts.
struct MemberTable {
    /// The distinct names, in file order.
    private(set) var names: [ArraySlice<UInt8>] = []
    /// The value of each name.
    private(set) var values: [DocumentValue] = []
    /// The names of all members but the first of each name.
    private(set) var duplicates: [ArraySlice<UInt8>] = []
    private var indices: [HashedBytes: Int] = [:]

    init(_ object: DocumentValue?) {
        guard let object else { return }
        let count = object.memberCount
        names.reserveCapacity(count)
        values.reserveCapacity(count)
        indices.reserveCapacity(count)
        for member in object.members {
            let name = member.name.text?.utf8 ?? []
            if let earlier = indices.updateValue(names.count, forKey: HashedBytes(name)) {
                indices[HashedBytes(name)] = earlier
                values[earlier] = member.value
                duplicates.append(name)
            } else {
                names.append(name)
                values.append(member.value)
            }
        }
    }

    subscript(name: ArraySlice<UInt8>) -> DocumentValue? { indices[HashedBytes(name)].map { values[$0] } }

    /// Returns the value of a name, and moves `hint` behind it.
    ///
    /// - Parameter hint: the likely place of the name. Versions of a file have nearly the same order, so most names
    ///   are there, and the comparison is faster than a search.
    func value(of name: ArraySlice<UInt8>, near hint: inout Int) -> DocumentValue? {
        guard hint < names.count, names[hint].hasSameBytes(as: name) else {
            guard let found = indices[HashedBytes(name)] else { return nil }
            hint = found + 1
            return values[found]
        }
        hint += 1
        return values[hint - 1]
    }

    /// Returns the names that another table does not have.
    func names(missingFrom other: MemberTable) -> [ArraySlice<UInt8>] {
        var index = 0
        return names.filter { other.value(of: $0, near: &index) == nil }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
        withUnsafeBytes { left in
            other.withUnsafeBytes { right in
                guard left.count == right.count else { return false }
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return memcmp(first, second, left.count) == 0
            }
        }
    }
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

    /// A name that theirs repeats and the other versions do not; nil if there is none.
    ///
    /// Only one of its values could be merged.
    var nameRepeatedByTheirs: ArraySlice<UInt8>? {
        guard !theirs.duplicates.isEmpty else { return nil }
        let known = Set((ours.duplicates + base.duplicates).map { HashedBytes($0) })
        return theirs.duplicates.first { !known.contains(HashedBytes($0)) }
    }

    /// The members of all three objects: first those of ours in their order, then all others.
    var members: [(name: ArraySlice<UInt8>, versions: Versions)] {
        let added = theirs.names(missingFrom: ours)
        let removed = base.names(missingFrom: ours).filter { theirs[$0] == nil }
        var (inBase, inTheirs) = (0, 0)
        let own = zip(ours.names, ours.values).map { name, value in
            let (old, new) = (base.value(of: name, near: &inBase), theirs.value(of: name, near: &inTheirs))
            return (name: name, versions: Versions(base: old, ours: value, theirs: new))
        }
        return own
            + (added + removed).map { name in
                (name: name, versions: Versions(base: base[name], ours: nil, theirs: theirs[name]))
            }
    }
}
