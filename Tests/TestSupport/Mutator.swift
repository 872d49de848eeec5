/// A generator that damages texts in the way that tools, merges and disks do.
///
/// Equal seeds yield equal results.
public struct Mutator: Sendable {
    /// The source of random numbers.
    public var random: SplitMix64

    /// Bytes and words with a meaning in one of the formats.
    private static let telling: [[UInt8]] = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\u0000", "\n", "\r\n", "\t", " ", "%",
        "null", "-0.5e3",
        "\n<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> theirs\n", "/*", "*/", ";", "=", "\u{FEFF}", "\u{0}", "é", "😀",
        "\u{2028}", "\"strings\":{}", "\"\":{}", "\"variations\":{\"plural\":{\"one\":{}}}",
    ].map { Array($0.utf8) }

    /// Creates a mutator.
    public init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Returns one of `seeds` with one to four mutations, which can insert parts of other seeds.
    public mutating func mutate(_ seeds: [[UInt8]]) -> [UInt8] {
        var bytes = seeds.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            mutateOnce(&bytes, besides: seeds)
        }
        return bytes
    }

    private mutating func mutateOnce(_ bytes: inout [UInt8], besides seeds: [[UInt8]]) {
        let range = range(in: bytes)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(range.upperBound...)
        case 1: bytes.removeSubrange(range)
        case 2: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
        case 3: flip(&bytes, at: range.lowerBound)
        case 4: bytes.insert(contentsOf: Self.telling.randomElement(using: &random) ?? [], at: range.lowerBound)
        case 5: nest(&bytes, at: range.lowerBound)
        case 6: splice(&bytes, at: range.lowerBound, seeds.randomElement(using: &random) ?? [])
        default: bytes.replaceSubrange(range, with: Self.telling.randomElement(using: &random) ?? [])
        }
    }

    /// Returns a random range, which is short in half of the cases.
    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let longest = Bool.random(using: &random) ? 4 : bytes.count
        return start..<Int.random(in: start...min(bytes.count, start + longest), using: &random)
    }

    private mutating func flip(_ bytes: inout [UInt8], at offset: Int) {
        guard offset < bytes.count else { return }
        bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }

    private mutating func nest(_ bytes: inout [UInt8], at offset: Int) {
        let depth = Int.random(in: 1...600, using: &random)
        let (open, close) = Bool.random(using: &random) ? ("[", "]") : ("{\"a\":", "}")
        let middle = Bool.random(using: &random) ? "null" + String(repeating: close, count: depth) : ""
        bytes.insert(contentsOf: Array((String(repeating: open, count: depth) + middle).utf8), at: offset)
    }

    private mutating func splice(_ bytes: inout [UInt8], at offset: Int, _ other: [UInt8]) {
        let start = Int.random(in: 0...other.count, using: &random)
        bytes.replaceSubrange(offset..., with: other[start...])
    }
}
