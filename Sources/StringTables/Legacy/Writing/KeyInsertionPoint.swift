import CatalogCore

/// The position at which a new key is inserted into a table: next to the keys with the longest common prefix.
enum KeyInsertionPoint: Hashable {
    /// Directly after the entry at this index.
    case after(Int)
    /// Directly before the entry at this index.
    case before(Int)
    /// The table has no entries.
    case alone

    /// Finds the position for `key` among `keys`, which are in file order.
    ///
    /// A sorted group of keys stays sorted. A key without a group goes to the end, or to its sorted position if the
    /// whole table is sorted.
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
            self = .after(last)
            return
        }
        let follower = members.firstIndex { order.isOrdered(key, keys[$0]) } ?? members.endIndex
        self = follower == members.startIndex ? .before(members[follower]) : .after(members[follower - 1])
    }

    /// Returns the indices of the entries with the longest common prefix, in words separated by dots or else
    /// underscores.
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

/// A sort order that the keys of a table may have.
private enum KeyOrder: CaseIterable {
    /// The order of Xcode.
    case xcode
    /// The order of the UTF-8 bytes, as in `sort`.
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
