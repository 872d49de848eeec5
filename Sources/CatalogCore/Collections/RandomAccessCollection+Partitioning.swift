extension RandomAccessCollection {
    /// Returns the first index whose element meets a condition, by binary search; `endIndex` if none does.
    ///
    /// All elements after one that meets the condition must meet it too.
    @inlinable
    package func partitioningIndex(where belongs: (Element) throws -> Bool) rethrows -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if try belongs(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
