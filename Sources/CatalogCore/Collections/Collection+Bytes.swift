extension Collection<UInt8> {
    /// Returns the range of the first occurrence of a word; nil if there is none, or if the word is empty.
    ///
    /// The search compares only where the first byte of the word stands. The search of the standard library takes
    /// several times as long, that of Foundation a hundred times.
    package func firstRange(ofWord word: [UInt8]) -> Range<Index>? {
        guard let first = word.first else { return nil }
        var rest = self[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: word) { return start..<index(start, offsetBy: word.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Returns whether the bytes contain a word that is not empty.
    package func contains(word: [UInt8]) -> Bool { firstRange(ofWord: word) != nil }
}
