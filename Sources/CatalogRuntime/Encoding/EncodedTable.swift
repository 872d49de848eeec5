/// The bytes of an encoded table, from a literal in the program or, for tests, from memory.
enum EncodedTable: Sendable {
    /// A literal in the program, read in place.
    case literal(StaticString)
    /// Bytes in memory.
    case bytes([UInt8])

    /// Calls `body` with the bytes.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch self {
        case .literal(let text): text.withUTF8Buffer(body)
        case .bytes(let bytes): bytes.withUnsafeBufferPointer(body)
        }
    }
}

/// A bounds-checked reader for encoded tables; reading stops at invalid data.
struct EncodedReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var range: Range<Int>

    /// Creates a reader for `range` of `bytes`, clamped to the existing bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range.clamped(to: 0..<bytes.count)
    }

    /// Reads the next byte.
    mutating func byte() -> UInt8? {
        guard let byte = bytes[range].first else { return nil }
        range = range.lowerBound + 1..<range.upperBound
        return byte
    }

    /// Reads a number with a fixed width in digits.
    mutating func number(width: Int) -> Int? {
        guard (1...Self.longest).contains(width), range.count >= width else { return nil }
        var number = 0
        for _ in 0..<width {
            guard let digit = byte().flatMap(EncodedNumber.value) else { return nil }
            number = number << 6 | digit
        }
        return number
    }

    /// Reads a number of variable length: five bits per digit, lowest first; the sixth bit marks that a digit follows.
    mutating func number() -> Int? {
        var number = 0
        for location in 0..<Self.longest {
            guard let digit = byte().flatMap(EncodedNumber.value) else { return nil }
            number |= (digit & 31) << (location * 5)
            if digit < 32 { return number }
        }
        return nil
    }

    /// The maximum number of digits: more than any number in a table has, but too few to overflow.
    private static let longest = 6
}

/// A list of parts with different lengths and random access.
///
/// The encoding begins with a digit that gives the width of all numbers in the list. The number of parts, the end of
/// each part, and the parts follow.
struct EncodedList: Sendable {
    /// The number of parts.
    let count: Int
    private let width: Int
    private let ends: Int
    private let parts: Range<Int>

    /// Reads the list in `range`; returns nil for invalid data.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var reader = EncodedReader(bytes, range)
        guard let width = reader.number(width: 1), let count = reader.number(width: width) else { return nil }
        guard count * width <= reader.range.count else { return nil }
        self.width = width
        self.count = count
        ends = reader.range.lowerBound
        parts = ends + count * width..<reader.range.upperBound
    }

    /// Returns the range of the part at an index; nil if there is no valid part.
    func part(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard (0..<count).contains(index) else { return nil }
        guard let start = index == 0 ? 0 : end(index - 1, in: bytes), let end = end(index, in: bytes) else {
            return nil
        }
        guard start <= end, end <= parts.count else { return nil }
        return parts.lowerBound + start..<parts.lowerBound + end
    }

    private func end(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let start = ends + index * width
        var reader = EncodedReader(bytes, start..<start + width)
        return reader.number(width: width)
    }
}
