/// Groups of things with equal hashes, without an entry in a dictionary for each thing.
package enum HashGrouping {
    /// Returns the indices of things that have the same hash, for each hash that several have.
    ///
    /// The groups are in the order of their first members, as are the members.
    ///
    /// - Parameters:
    ///   - count: The number of things.
    ///   - hash: Returns the hash of the thing at an index. Each bit should depend on the whole thing.
    package static func groups(of count: Int, by hash: (Int) -> UInt64) -> [[Int]] {
        let hashes = (0..<count).map(hash)
        var groups: [Int: [Int]] = [:]
        var size = 16
        while size < 2 * count { size *= 2 }
        // Open addressing: the index of the first thing with a hash, plus one; 0 marks a free slot.
        var firsts = [UInt32](repeating: 0, count: size)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while firsts[slot] != 0, hashes[Int(firsts[slot]) - 1] != hash { slot = (slot + 1) & (size - 1) }
            if firsts[slot] == 0 {
                firsts[slot] = UInt32(index + 1)
            } else {
                let first = Int(firsts[slot]) - 1
                groups[first, default: [first]].append(index)
            }
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
