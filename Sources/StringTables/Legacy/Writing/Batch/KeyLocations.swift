/// An index of the keys of a table that finds the positions of new keys.
///
/// Each key belongs to the group of all keys and to one group for each of its prefixes, in words separated by dots or
/// by underscores. The index follows changes to the table, so that many keys are added without a search of all keys.
struct KeyLocations {
    /// A word below a group, which leads to a smaller group.
    private struct Step: Hashable {
        let parent: Int
        let word: ArraySlice<UInt8>
    }

    private static let separators = [UInt8(ascii: "."), UInt8(ascii: "_")]

    private var keys: [Int: String] = [:]
    /// The groups, of which the first has all keys.
    private var groups = [KeyGroup()]
    private var steps: [Step: Int] = [:]

    /// Creates the index of keys in file order, each with a number of its own.
    init(of keys: [(number: Int, key: String)]) {
        for (segment, key) in keys {
            self.keys[segment] = key
            for group in makeGroups(of: key) { insert(segment, in: group, at: groups[group].numbers.count) }
        }
    }

    /// Returns the position for a key, relative to the number of another key.
    ///
    /// A sorted group of keys stays sorted. A key without a group goes to the end, or to its sorted position if the
    /// whole table is sorted.
    func location(for key: String) -> KeyInsertionPoint {
        let all = groups[0]
        let own = group(of: key)
        let members = own ?? all
        guard let last = members.numbers.last else { return .alone }
        let witnesses = members.numbers.count == 1 ? all : members
        guard witnesses.numbers.count > 1, let order = witnesses.order else { return .after(last) }
        let follower = members.firstIndex { order.isOrdered(key, keys[$0] ?? "") }
        return follower == 0 ? .before(members.numbers[0]) : .after(members.numbers[follower - 1])
    }

    /// Adds a key that is already in its place in the table.
    mutating func insert(_ segment: Int, _ key: String, in chain: SegmentChain) {
        keys[segment] = key
        for group in makeGroups(of: key) {
            let index = groups[group].firstIndex { chain.isBefore(segment, $0) }
            insert(segment, in: group, at: index)
        }
    }

    /// Removes a key that is still in its place in the table.
    mutating func remove(_ segment: Int, in chain: SegmentChain) {
        guard let key = keys[segment] else { return }
        let keys = keys
        for group in makeGroups(of: key) {
            let index = groups[group].firstIndex { !chain.isBefore($0, segment) }
            groups[group].remove(at: index) { Self.areFaulty($1, $2, in: $0, of: keys) }
        }
    }

    private mutating func insert(_ segment: Int, in group: Int, at index: Int) {
        let keys = keys
        groups[group].insert(segment, at: index) { Self.areFaulty($1, $2, in: $0, of: keys) }
    }

    private static func areFaulty(_ left: Int, _ right: Int, in order: KeyOrder, of keys: [Int: String]) -> Bool {
        order.isOrdered(keys[right] ?? "", keys[left] ?? "")
    }

    // MARK: - Groups

    /// Returns all groups of a key, and creates those that are missing.
    private mutating func makeGroups(of key: String) -> [Int] {
        var found = [0]
        for separator in Self.separators {
            let words = Self.words(of: key, separator)
            guard words.first?.isEmpty == false else { continue }
            var parent = -Int(separator)
            for word in words {
                let step = Step(parent: parent, word: word)
                if steps[step] == nil {
                    steps[step] = groups.count
                    groups.append(KeyGroup())
                }
                parent = steps[step] ?? 0
                found.append(parent)
            }
        }
        return found
    }

    /// Returns the keys with the longest common prefix; nil if no key has one.
    private func group(of key: String) -> KeyGroup? {
        for separator in Self.separators {
            let words = Self.words(of: key, separator)
            guard words.count > 1, words.first?.isEmpty == false else { continue }
            var parent = -Int(separator)
            for word in words {
                guard let group = steps[Step(parent: parent, word: word)], !groups[group].numbers.isEmpty else { break }
                parent = group
            }
            if parent > 0 { return groups[parent] }
        }
        return nil
    }

    private static func words(of key: String, _ separator: UInt8) -> [ArraySlice<UInt8>] {
        Array(key.utf8).split(separator: separator, omittingEmptySubsequences: false)
    }
}
