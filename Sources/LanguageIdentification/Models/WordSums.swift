/// The weights of recently examined words, because a table has the same words in many of its texts.
///
/// A word keeps one slot, which another word with the same place takes over. Only one thread uses an instance at a time.
final class WordSums {
    private static let slotCount = 8192

    /// The hash of the word in each slot, without its lowest bit, which tells whether the word has a letter.
    private var hashes = [UInt64](repeating: 0, count: slotCount)
    /// The sums of each slot, one row of blocks after another.
    private var sums: [LanguageWeights]
    private let blockCount: Int

    /// Creates an empty cache for rows with a number of blocks.
    init(blockCount: Int) {
        self.blockCount = blockCount
        sums = Array(repeating: .zero, count: Self.slotCount * blockCount)
    }

    /// Adds the sums of a word to `total`, and returns whether the word has a letter.
    ///
    /// - Parameter compute: Adds the weights of the word to its argument, and returns whether the word has a letter.
    @inline(__always)
    func add(
        _ word: Slice<UnsafeBufferPointer<UInt8>>, to total: UnsafeMutableBufferPointer<LanguageWeights>,
        _ compute: (UnsafeMutableBufferPointer<LanguageWeights>) -> Bool
    ) -> Bool {
        let hash = Self.hash(of: word)
        let slot = Int(truncatingIfNeeded: hash >> 32) & (Self.slotCount - 1)
        let first = slot * blockCount
        return sums.withUnsafeMutableBufferPointer { sums in
            let row = UnsafeMutableBufferPointer(rebasing: sums[first..<(first + blockCount)])
            if hashes[slot] & ~1 != hash {
                row.update(repeating: .zero)
                hashes[slot] = hash | (compute(row) ? 1 : 0)
            }
            for block in 0..<blockCount { total[block] &+= row[block] }
            return hashes[slot] & 1 == 1
        }
    }

    /// Returns a hash of a word whose lowest bit is not set, and which is not 0.
    ///
    /// It has 62 bits of all bytes, so two words of a table practically never have the same one.
    private static func hash(of word: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
        var hash = UInt64(word.count) &* 0x9E37_79B9_7F4A_7C15
        var piece: UInt64 = 0
        var filled: UInt64 = 0
        for byte in word {
            piece |= UInt64(byte) << filled
            filled += 8
            if filled == 64 {
                hash = mixed(hash ^ piece)
                (piece, filled) = (0, 0)
            }
        }
        return mixed(hash ^ piece) & ~1 | 1 << 63
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }
}
