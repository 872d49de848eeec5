/// A set of words of Western European languages that is compared with the bytes of a text, without creating strings.
package struct WordFilter: Sendable {
    /// A hash table with open addressing of the words' hashes; 0 marks a free slot.
    private var slots: [UInt64]

    /// Creates a filter from lowercase words.
    package init(_ words: some Collection<String>) {
        var size = 16
        while size < 3 * words.count { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for word in words { insert(Self.hash(of: word)) }
    }

    private mutating func insert(_ hash: UInt64) {
        var location = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[location] != 0, slots[location] != hash { location = (location + 1) & (slots.count - 1) }
        slots[location] = hash
    }

    private static func has(_ hash: UInt64, in slots: UnsafeBufferPointer<UInt64>) -> Bool {
        var location = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[location] != 0 {
            if slots[location] == hash { return true }
            location = (location + 1) & (slots.count - 1)
        }
        return false
    }

    /// Returns whether a text can contain one of the words, in any capitalization.
    ///
    /// - Parameter other: Returns whether the bytes of a word need a check for another reason.
    package func mayKnowAWord(
        of text: ArraySlice<UInt8>, or other: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in false }
    ) -> Bool {
        slots.withUnsafeBufferPointer { slots in
            text.withUnsafeBufferPointer { mayKnowAWord(of: $0, slots, or: other) }
        }
    }

    /// Returns whether a word of lowercase ASCII letters may be one of the words.
    func mayKnow(_ word: some Sequence<UInt8>) -> Bool {
        let hash = word.reduce(Self.seed) { Self.adding($1, to: $0) }
        return slots.withUnsafeBufferPointer { Self.has(hash, in: $0) }
    }

    @inline(__always)
    private func mayKnowAWord(
        of bytes: UnsafeBufferPointer<UInt8>, _ slots: UnsafeBufferPointer<UInt64>,
        or other: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        var index = 0
        while index < bytes.count {
            let start = index
            var hash = Self.seed
            while let byte = Self.letter(bytes, index) {
                hash = Self.adding(byte, to: hash)
                index += 1
            }
            guard index > start else {
                index += 1
                continue
            }
            if Self.has(hash, in: slots) || other(UnsafeBufferPointer(rebasing: bytes[start..<index])) { return true }
        }
        return false
    }

    /// Returns the byte of a letter in lower case; nil for other characters.
    ///
    /// Letters are ASCII's and those that UTF-8 begins with C3, from `À` to `ÿ`.
    private static func letter(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt8? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        if (0x61...0x7A).contains(byte | 0x20), byte < 0x80 { return byte | 0x20 }
        if byte == 0xC3 { return byte }
        guard index > 0, bytes[index - 1] == 0xC3 else { return nil }
        return (0x80...0x9E).contains(byte) ? byte | 0x20 : byte
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a byte to a 64-bit FNV-1a hash.
    private static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    private static func hash(of word: String) -> UInt64 { word.utf8.reduce(seed) { adding($1, to: $0) } }
}
