/// The order of texts in Xcode's files: by id, with digits compared as numbers (`docs/formats.md` §7).
enum UnitOrder {
    /// Returns whether one id precedes another, both as UTF-8 bytes.
    static func areInIncreasingOrder(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        var (first, second) = (0, 0)
        while first < left.count, second < right.count {
            let numbers = (digits(in: left, from: first), digits(in: right, from: second))
            if !numbers.0.isEmpty, !numbers.1.isEmpty {
                let (one, other) = (value(of: left[numbers.0]), value(of: right[numbers.1]))
                guard one.elementsEqual(other) else {
                    return one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
                }
                (first, second) = (numbers.0.upperBound, numbers.1.upperBound)
            } else if left[first] != right[second] {
                return left[first] < right[second]
            } else {
                (first, second) = (first + 1, second + 1)
            }
        }
        let isAtEnd = (first == left.count, second == right.count)
        return isAtEnd == (true, true) ? left.lexicographicallyPrecedes(right) : isAtEnd.0
    }

    private static func digits(in bytes: [UInt8], from start: Int) -> Range<Int> {
        let end = bytes[start...].firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
        return start..<(end ?? bytes.count)
    }

    private static func value(of digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        digits.drop { $0 == UInt8(ascii: "0") }
    }
}
