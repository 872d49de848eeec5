import CatalogCore
import Foundation

/// The members of an object by name.
///
/// Of duplicate members, the last one counts. The table takes twelve to twenty bytes a member, since a merge has a table
/// for each version of a large file: names and values stay in the document.
struct MemberTable {
    private let object: DocumentValue?
    /// The positions of the members with distinct names, in the order of the names in the file.
    private var positions: [UInt32] = []
    /// The names of all members but the first of each name.
    private(set) var duplicates: [ArraySlice<UInt8>] = []
    /// A hash table of the indices of `positions`, plus one.
    ///
    /// 0 is a free slot. At most half of the slots are used.
    private var slots: [UInt32] = []

    init(_ object: DocumentValue?) {
        self.object = object
        guard let object else { return }
        let count = object.memberCount
        positions.reserveCapacity(count)
        if count > Self.mostCompared { slots = Array(repeating: 0, count: Self.slotCount(for: count)) }
        for member in object.members {
            let name = member.name.text?.utf8 ?? []
            if let earlier = index(of: name) {
                positions[earlier] = member.position
                duplicates.append(name)
            } else {
                note(name)
                positions.append(member.position)
            }
        }
    }

    /// The number of distinct names.
    var count: Int { positions.count }

    /// The distinct names, in file order.
    var names: some RandomAccessCollection<ArraySlice<UInt8>> { positions.lazy.map { name(at: $0) } }

    /// The distinct names with their values, in file order.
    var members: some RandomAccessCollection<(name: ArraySlice<UInt8>, value: DocumentValue)> {
        positions.lazy.compactMap { position in
            object.map { (name: name(at: position), value: $0.member(at: position).value) }
        }
    }

    private func name(at position: UInt32) -> ArraySlice<UInt8> {
        object?.member(at: position).name.text?.utf8 ?? []
    }

    private func value(at index: Int) -> DocumentValue? { object?.member(at: positions[index]).value }

    subscript(name: ArraySlice<UInt8>) -> DocumentValue? { index(of: name).flatMap { value(at: $0) } }

    /// Returns the value of a name, and moves `hint` behind it.
    ///
    /// - Parameter hint: the likely index of the name. Versions of a file have nearly the same order, so most names
    ///   are there, and the comparison is faster than a search.
    func value(of name: ArraySlice<UInt8>, near hint: inout Int) -> DocumentValue? {
        guard hint < positions.count, self.name(at: positions[hint]).hasSameBytes(as: name) else {
            guard let index = index(of: name) else { return nil }
            hint = index + 1
            return value(at: index)
        }
        hint += 1
        return value(at: hint - 1)
    }

    // MARK: - Searching

    /// The largest number of members that are compared one after another.
    private static let mostCompared = 8

    private static func slotCount(for count: Int) -> Int { 1 << (Int.bitWidth - (2 * count).leadingZeroBitCount) }

    private static func hash(of name: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        name.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    /// Returns the slot of a name, or the free slot where it belongs.
    private func slot(of name: ArraySlice<UInt8>) -> Int {
        var slot = Self.hash(of: name) & (slots.count - 1)
        while slots[slot] != 0, !self.name(at: positions[Int(slots[slot]) - 1]).hasSameBytes(as: name) {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func index(of name: ArraySlice<UInt8>) -> Int? {
        if slots.isEmpty { return positions.firstIndex { self.name(at: $0).hasSameBytes(as: name) } }
        let used = slots[slot(of: name)]
        return used == 0 ? nil : Int(used) - 1
    }

    /// Notes the name of the member that is added next.
    private mutating func note(_ name: ArraySlice<UInt8>) {
        guard !slots.isEmpty else { return }
        slots[slot(of: name)] = UInt32(truncatingIfNeeded: positions.count + 1)
    }

    /// Returns the names that another table does not have.
    func names(missingFrom other: MemberTable) -> [ArraySlice<UInt8>] {
        var hint = 0
        return names.filter { other.value(of: $0, near: &hint) == nil }
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
    func forEachMember(_ body: (ArraySlice<UInt8>, Versions) -> Void) {
        var (inBase, inTheirs) = (0, 0)
        for (name, value) in ours.members {
            let (old, new) = (base.value(of: name, near: &inBase), theirs.value(of: name, near: &inTheirs))
            body(name, Versions(base: old, ours: value, theirs: new))
        }
        let added = theirs.names(missingFrom: ours)
        let removed = base.names(missingFrom: ours).filter { theirs[$0] == nil }
        for name in added + removed { body(name, Versions(base: base[name], ours: nil, theirs: theirs[name])) }
    }
}
