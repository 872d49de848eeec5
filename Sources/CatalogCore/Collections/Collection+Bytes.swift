extension Collection<UInt8> {
    /// Returns the range of the first occurrence of a word; nil if there is none, or if the word is empty.
    ///
    /// The search compares only where the first byte of the word stands. The search of the standard library takes
    /// several times as long, that of Foundation a hundred times.
    package func firstRange(ofWord word: [UInt8]) -> Range<Index>? {
        guard let offset = withContiguousStorageIfAvailable({ $0.firstOffset(ofWord: word) }) else {
            return Array(self).firstRange(ofWord: word).map { found in
                let start = index(startIndex, offsetBy: found.lowerBound)
                return start..<index(start, offsetBy: word.count)
            }
        }
        guard let offset else { return nil }
        let start = index(startIndex, offsetBy: offset)
        return start..<index(start, offsetBy: word.count)
    }

    /// Returns whether the bytes contain a word that is not empty.
    package func contains(word: [UInt8]) -> Bool {
        withContiguousStorageIfAvailable { $0.firstOffset(ofWord: word) != nil } ?? (firstRange(ofWord: word) != nil)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the offset of the first occurrence of a word; nil if there is none, or if the word is empty.
    fileprivate func firstOffset(ofWord word: [UInt8]) -> Int? {
        guard let first = word.first, count >= word.count else { return nil }
        let end = count - word.count + 1
        var start = 0
        while start < end, let found = self[start..<end].firstIndex(of: first) {
            if self[found...].starts(with: word) { return found }
            start = found + 1
        }
        return nil
    }
}
