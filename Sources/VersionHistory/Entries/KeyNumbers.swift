/// The keys of a walk by number, so that versions are compared without looking at names.
struct KeyNumbers: Sendable {
    /// The keys' bytes: two spellings of one character are two keys.
    private(set) var names: [ArraySlice<UInt8>] = []
    private var numbers: [HashedBytes: Int] = [:]

    private struct HashedBytes: Hashable {
        let bytes: ArraySlice<UInt8>

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// The number of a key; a new one for a key that was not met before.
    mutating func number(of key: ArraySlice<UInt8>) -> Int {
        if let known = numbers[HashedBytes(bytes: key)] { return known }
        // A copy, or the whole file would be kept for the sake of one name.
        let name = Array(key)[...]
        numbers[HashedBytes(bytes: name)] = names.count
        names.append(name)
        return names.count - 1
    }

    /// The number of a key that was met; nil for others.
    func known(_ key: ArraySlice<UInt8>) -> Int? { numbers[HashedBytes(bytes: key)] }

    /// A key as a text.
    package func text(of number: Int) -> String { String(decoding: names[number], as: UTF8.self) }
}
