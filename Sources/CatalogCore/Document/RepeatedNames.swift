/// The duplicate names among the members of an object, as tape indices.
struct RepeatedNames {
    /// Each repeated name with the first name equal to it, in file order.
    private(set) var pairs: [(name: Int, first: Int)] = []
    /// The names whose members are ignored, because the last member of a name is the one that JSON readers use.
    private(set) var superseded: Set<Int> = []
    private var latest: [Int: Int] = [:]

    /// Whether all names are unique.
    var isEmpty: Bool { pairs.isEmpty }

    /// Finds the duplicate names of an object.
    init(of object: DocumentValue) {
        guard object.kind == .object, Self.mayBeIn(object.index, of: object.storage) else { return }
        var firsts: [HashedBytes: Int] = Dictionary(minimumCapacity: object.memberCount)
        for member in object.members {
            let name = HashedBytes(Text(storage: object.storage, index: member.name.index).utf8)
            if let first = firsts[name] {
                add(member.name.index, first: first)
            } else {
                firsts[name] = member.name.index
            }
        }
    }

    /// Returns whether an object may have duplicate names; false for most objects, without allocation.
    ///
    /// Most objects of a catalog have few members, so this method compares their names with each other. It returns true
    /// for objects with more members or with escaped names. The caller then uses a dictionary, whose cost is linear.
    static func mayBeIn(_ object: Int, of storage: DocumentStorage) -> Bool {
        var seen: UInt64 = 0
        var (name, position) = (object + 1, 0)
        let end = storage.end(of: object)
        while name < end {
            if position == mostCompared || storage.tape[name].traits.contains(.escaped) { return true }
            let bit = storage.nameBit(of: name)
            if seen & bit != 0, storage.firstName(like: name, from: object + 1) != nil { return true }
            seen |= bit
            name = storage.end(of: name + 1)
            position += 1
        }
        return false
    }

    /// The number of names that are compared with each other.
    private static let mostCompared = 64

    private mutating func add(_ name: Int, first: Int) {
        pairs.append((name, first))
        superseded.insert(latest[first] ?? first)
        latest[first] = name
    }
}

extension DocumentStorage {
    /// Returns the tape index after the value at `index`.
    fileprivate func end(of index: Int) -> Int { Int(tape[index].next) }

    /// Returns one of 64 bits: the same for equal names, mostly different for the languages of a catalog.
    fileprivate func nameBit(of index: Int) -> UInt64 {
        let node = tape[index]
        let start = Int(node.offset) &- base
        let last = Int(node.length) &- 2
        guard last > 0 else { return 1 }
        let hash = Int(bytes[start &+ 1]) &* 7 &+ Int(bytes[start &+ min(2, last)]) &* 3 &+ Int(bytes[start &+ last])
        return 1 << UInt64((hash &+ last) & 63)
    }

    /// Returns the first name of the object with the same bytes as `name`; nil if no earlier name has them.
    fileprivate func firstName(like name: Int, from start: Int) -> Int? {
        var other = start
        while other < name {
            if hasSameBytes(tape[other], tape[name]) { return other }
            other = end(of: other + 1)
        }
        return nil
    }

    private func hasSameBytes(_ left: DocumentNode, _ right: DocumentNode) -> Bool {
        guard left.length == right.length else { return false }
        var step = 1
        while step < Int(left.length) {
            if bytes[Int(left.offset) &- base &+ step] != bytes[Int(right.offset) &- base &+ step] { return false }
            step &+= 1
        }
        return true
    }
}
