import CatalogCore

/// Where a new key belongs in a table: beside those that it has the longest prefix in common with.
enum KeyPlace: Hashable {
    /// Directly behind the entry of this index.
    case behind(Int)
    /// Directly before the entry of this index.
    case before(Int)
    /// In a table without entries.
    case alone

    /// The place of `key` among `keys`, which are in the order of the file.
    ///
    /// A group that is in order stays so; what fits nowhere goes to the end, or to its place in a table in order.
    init(of key: String, among keys: [String]) {
        let group = Self.group(of: key, among: keys)
        let members = group.isEmpty ? Array(keys.indices) : group
        let witnesses = group.count == 1 ? Array(keys.indices) : members
        guard let last = members.last else {
            self = .alone
            return
        }
        guard witnesses.count > 1,
            let order = KeyOrder.allCases.first(where: { $0.holds(for: witnesses.map { keys[$0] }) })
        else {
            self = .behind(last)
            return
        }
        let follower = members.firstIndex { order.isOrdered(key, keys[$0]) } ?? members.endIndex
        self = follower == members.startIndex ? .before(members[follower]) : .behind(members[follower - 1])
    }

    /// The entries with the longest prefix in common with `key`: of words parted by dots, else by low lines.
    private static func group(of key: String, among keys: [String]) -> [Int] {
        for separator: UInt8 in [UInt8(ascii: "."), UInt8(ascii: "_")] {
            let words = Array(key.utf8).split(separator: separator, omittingEmptySubsequences: false)
            guard words.count > 1, words.first?.isEmpty == false else { continue }
            let shared = keys.map { other in
                zip(words, Array(other.utf8).split(separator: separator, omittingEmptySubsequences: false))
                    .prefix { $0 == $1 }.count
            }
            if let longest = shared.max(), longest > 0 { return keys.indices.filter { shared[$0] == longest } }
        }
        return []
    }
}

/// An order that the keys of a table may be in.
private enum KeyOrder: CaseIterable {
    /// That of Xcode.
    case xcode
    /// That of the bytes, as `sort` has it.
    case bytes

    func isOrdered(_ left: String, _ right: String) -> Bool {
        switch self {
        case .xcode: XcodeOrder.areInIncreasingOrder(left, right)
        case .bytes: left.utf8.lexicographicallyPrecedes(right.utf8)
        }
    }

    func holds(for keys: [String]) -> Bool {
        zip(keys, keys.dropFirst()).allSatisfy { !isOrdered($1, $0) }
    }
}
