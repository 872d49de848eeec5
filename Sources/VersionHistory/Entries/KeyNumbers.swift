import CatalogCore

/// A numbering of all keys in a walk, which allows comparisons of versions without string comparisons.
struct KeyNumbers: Sendable {
    /// The bytes of the keys.
    ///
    /// Canonically equivalent spellings are different keys.
    private(set) var names: [ArraySlice<UInt8>] = []
    private var numbers: [HashedBytes: Int] = [:]

    /// Returns the number of a key, and assigns a new number to an unknown key.
    mutating func number(of key: ArraySlice<UInt8>) -> Int {
        if let known = numbers[HashedBytes(key)] { return known }
        // A copy, because a slice would keep the bytes of the whole file in memory.
        let name = Array(key)[...]
        numbers[HashedBytes(name)] = names.count
        names.append(name)
        return names.count - 1
    }

    /// Returns the number of a known key; nil for other keys.
    func known(_ key: ArraySlice<UInt8>) -> Int? { numbers[HashedBytes(key)] }

    /// Returns the key with a number, as a string.
    package func text(of index: Int) -> String { String(decoding: names[index], as: UTF8.self) }
}
