/// The bytes of an encoded table, in the program or, for tests, in memory.
enum EncodedTable: Sendable {
    /// A literal, read where it lies in the program.
    case literal(StaticString)
    /// Bytes from elsewhere.
    case bytes([UInt8])

    /// Runs `body` with the bytes.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch self {
        case .literal(let text): text.withUTF8Buffer(body)
        case .bytes(let bytes): bytes.withUnsafeBufferPointer(body)
        }
    }
}

/// Reads an encoded table from front to back within bounds; what is out of shape ends it.
struct EncodedReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var range: Range<Int>

    /// Reads the part of `bytes` in `range`, which is cut to what there is.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range.clamped(to: 0..<bytes.count)
    }

    /// The next byte.
    mutating func byte() -> UInt8? {
        guard let byte = bytes[range].first else { return nil }
        range = range.lowerBound + 1..<range.upperBound
        return byte
    }

    /// The next number of `width` digits.
    mutating func number(width: Int) -> Int? {
        guard (1...Self.longest).contains(width), range.count >= width else { return nil }
        var number = 0
        for _ in 0..<width {
            guard let digit = byte().flatMap(EncodedNumber.value) else { return nil }
            number = number << 6 | digit
        }
        return number
    }

    /// The next number of as many digits as it needs, five bits each, the lowest first; the sixth says that one follows.
    mutating func number() -> Int? {
        var number = 0
        for place in 0..<Self.longest {
            guard let digit = byte().flatMap(EncodedNumber.value) else { return nil }
            number |= (digit & 31) << (place * 5)
            if digit < 32 { return number }
        }
        return nil
    }

    /// More digits than any number of a table has; fewer than would overflow.
    private static let longest = 6
}

/// Parts of different lengths, of which each can be had without looking at the others.
///
/// Written are a digit, the width of all numbers here; the count; where each part ends; and the parts.
struct EncodedList: Sendable {
    /// The number of parts.
    let count: Int
    private let width: Int
    private let ends: Int
    private let parts: Range<Int>

    /// Finds a list in `range`; nil where there is none.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var reader = EncodedReader(bytes, range)
        guard let width = reader.number(width: 1), let count = reader.number(width: width) else { return nil }
        guard count * width <= reader.range.count else { return nil }
        self.width = width
        self.count = count
        ends = reader.range.lowerBound
        parts = ends + count * width..<reader.range.upperBound
    }

    /// Where the part with a number lies, from 0; nil where there is none.
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
