import CatalogCore

/// A set of words of Western European languages that is compared with the bytes of a text, without creating strings.
package struct WordFilter: Sendable {
    /// A hash table with open addressing of the words' hashes; 0 marks a free slot.
    private var slots: [UInt64]

    /// Creates a filter from lowercase words.
    package init(_ words: some Collection<String>) {
        var size = 16
        while size < 3 * words.count { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for word in words { insert(FowlerHash(word.utf8).value) }
    }

    private mutating func insert(_ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = hash
    }

    private static func has(_ hash: UInt64, in slots: UnsafeBufferPointer<UInt64>) -> Bool {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] == hash { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    /// Returns whether a text can contain one of the words, in any capitalization.
    package func mayKnowAWord(of text: ArraySlice<UInt8>) -> Bool {
        slots.withUnsafeBufferPointer { slots in
            text.withUnsafeBufferPointer { text in
                Self.containsWord(in: text) { hash, _ in Self.has(hash, in: slots) }
            }
        }
    }

    /// Returns whether a text can contain one of the words, in any capitalization.
    package func mayKnowAWord(of text: WordHashes) -> Bool {
        slots.withUnsafeBufferPointer { slots in text.words.contains { Self.has($0.hash, in: slots) } }
    }

    /// Returns whether the bytes of a word in lower case may be those of one of the words.
    package func mayKnow(_ word: some Sequence<UInt8>) -> Bool {
        let hash = FowlerHash(word).value
        return slots.withUnsafeBufferPointer { Self.has(hash, in: $0) }
    }

    /// Returns whether a word of a text meets a condition on its hash and its range.
    @inline(__always)
    fileprivate static func containsWord(
        in bytes: UnsafeBufferPointer<UInt8>, where condition: (UInt64, Range<Int>) -> Bool
    ) -> Bool {
        var index = 0
        while index < bytes.count {
            let start = index
            var hash = FowlerHash()
            while let byte = letter(bytes, index) {
                hash.add(byte)
                index += 1
            }
            guard index > start else {
                index += 1
                continue
            }
            if condition(hash.value, start..<index) { return true }
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
}

/// The hashes of the words of a text, found once for all instances of ``WordFilter`` that are compared with it.
package struct WordHashes {
    /// A word of the text.
    package struct Word {
        fileprivate let hash: UInt64
        /// The range of the word in the bytes of the text.
        package let range: Range<Int>
    }

    /// The bytes of the text.
    package let bytes: ArraySlice<UInt8>
    /// The words in order.
    package let words: [Word]

    /// Finds the words of a text.
    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        let start = bytes.startIndex
        words = bytes.withUnsafeBufferPointer { bytes in
            var words: [Word] = []
            // Most words of Western European languages are longer.
            words.reserveCapacity(bytes.count / 4 + 1)
            _ = WordFilter.containsWord(in: bytes) { hash, range in
                words.append(Word(hash: hash, range: (start + range.lowerBound)..<(start + range.upperBound)))
                return false
            }
            return words
        }
    }
}
