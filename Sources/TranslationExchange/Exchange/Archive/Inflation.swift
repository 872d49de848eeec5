/// A reader for the compressed data of ZIP archives (DEFLATE, RFC 1951).
struct Inflation {
    private let bytes: ArraySlice<UInt8>
    private var next: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// Returns the decompressed bytes; nil if the data is damaged or has more than `count` bytes.
    static func bytes(of data: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
        var inflation = Inflation(data, limit: count)
        return inflation.inflate() ? inflation.output : nil
    }

    private init(_ data: ArraySlice<UInt8>, limit: Int) {
        (bytes, next, self.limit) = (data, data.startIndex, limit)
        // The size is what the archive claims, so that a small archive must not reserve much.
        output.reserveCapacity(min(limit, data.count * 8))
    }

    private mutating func inflate() -> Bool {
        while let isLast = take(1), let kind = take(2) {
            let isRead =
                switch kind {
                case 0: stored()
                case 1: block(Self.fixedLiterals, Self.fixedDistances)
                case 2: dynamic()
                default: false
                }
            guard isRead else { return false }
            if isLast == 1 { return true }
        }
        return false
    }

    /// Takes up to 16 bits; nil at the end of the data.
    private mutating func take(_ count: Int) -> Int? {
        while bitCount < count {
            guard next < bytes.endIndex else { return nil }
            bits |= UInt32(bytes[next]) << UInt32(bitCount)
            (next, bitCount) = (next + 1, bitCount + 8)
        }
        let value = bits & (1 << UInt32(count) - 1)
        (bits, bitCount) = (bits >> UInt32(count), bitCount - count)
        return Int(value)
    }

    // MARK: - Blocks

    /// Copies a block without compression, which begins at a whole byte.
    private mutating func stored() -> Bool {
        _ = take(bitCount % 8)
        guard let length = take(16), let complement = take(16), length == ~complement & 0xFFFF else { return false }
        for _ in 0..<length {
            guard output.count < limit, let byte = take(8) else { return false }
            output.append(UInt8(byte))
        }
        return true
    }

    /// Reads a block that begins with its codes.
    private mutating func dynamic() -> Bool {
        guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
        var lengths = [UInt8](repeating: 0, count: 19)
        for location in Self.lengthOrder.prefix(codes + 4) {
            guard let length = take(3) else { return false }
            lengths[location] = UInt8(length)
        }
        guard let code = PrefixCode(lengths), let all = self.lengths(literals + 257 + distances + 1, by: code),
            let literalCode = PrefixCode(Array(all[..<(literals + 257)])),
            let distanceCode = PrefixCode(Array(all[(literals + 257)...]))
        else { return false }
        return block(literalCode, distanceCode)
    }

    /// Reads the lengths of codes, in which a number can stand for several lengths.
    private mutating func lengths(_ count: Int, by code: PrefixCode) -> [UInt8]? {
        var lengths: [UInt8] = []
        while lengths.count < count {
            guard let symbol = symbol(of: code) else { return nil }
            let run: (value: UInt8, count: Int)
            switch symbol {
            case 0..<16: run = (UInt8(symbol), 1)
            case 16:
                guard let previous = lengths.last, let more = take(2) else { return nil }
                run = (previous, 3 + more)
            default:
                guard let more = take(symbol == 17 ? 3 : 7) else { return nil }
                run = (0, (symbol == 17 ? 3 : 11) + more)
            }
            guard lengths.count + run.count <= count else { return nil }
            lengths += repeatElement(run.value, count: run.count)
        }
        return lengths
    }

    private mutating func block(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
        while let symbol = symbol(of: literals) {
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
            } else if !copy(symbol - 257, distances) {
                return false
            }
        }
        return false
    }

    /// Repeats earlier output.
    private mutating func copy(_ index: Int, _ distances: PrefixCode) -> Bool {
        guard index < Self.lengths.count, let more = take(Self.lengths[index].bits),
            let location = symbol(of: distances), location < Self.distances.count,
            let further = take(Self.distances[location].bits)
        else { return false }
        let (length, distance) = (Self.lengths[index].base + more, Self.distances[location].base + further)
        guard distance <= output.count, output.count + length <= limit else { return false }
        for _ in 0..<length { output.append(output[output.count - distance]) }
        return true
    }

    private mutating func symbol(of code: PrefixCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1...PrefixCode.longest {
            guard let bit = take(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            (first, value) = ((first + count) << 1, value << 1)
        }
        return nil
    }

    // MARK: - Tables

    /// A code whose words are determined by their lengths.
    private struct PrefixCode {
        static let longest = 15
        /// The number of words of each length.
        let counts: [Int]
        /// The symbols in the order of their words.
        let symbols: [Int]

        /// Creates a code from the length of each symbol's word, 0 for none; nil if no such code exists.
        init?(_ lengths: [UInt8]) {
            var counts = [Int](repeating: 0, count: Self.longest + 1)
            for length in lengths { counts[Int(length)] += 1 }
            counts[0] = 0
            var free = 1
            for length in 1...Self.longest {
                free = free << 1 - counts[length]
                guard free >= 0 else { return nil }
            }
            self.counts = counts
            symbols = (1...Self.longest).flatMap { length in lengths.indices.filter { Int(lengths[$0]) == length } }
        }

        /// Creates a code of which the lengths are known to be right.
        init(known lengths: [UInt8]) { self = PrefixCode(lengths) ?? PrefixCode(counts: [], symbols: []) }

        private init(counts: [Int], symbols: [Int]) { (self.counts, self.symbols) = (counts, symbols) }
    }

    private static let fixedLiterals = PrefixCode(
        known: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = PrefixCode(known: [UInt8](repeating: 5, count: 30))
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// The smallest number of each symbol, and the number of bits that are added to it.
    private typealias Span = (base: Int, bits: Int)

    private static let lengths: [Span] = spans(28, from: 3, group: 4) + [(258, 0)]
    private static let distances: [Span] = spans(30, from: 1, group: 2)

    /// Returns spans in groups, of which the first two have no bits and each following one has one bit more.
    private static func spans(_ count: Int, from first: Int, group: Int) -> [Span] {
        var spans: [Span] = []
        var base = first
        for index in 0..<count {
            let bits = max(0, index / group - 1)
            spans.append((base, bits))
            base += 1 << bits
        }
        return spans
    }
}
