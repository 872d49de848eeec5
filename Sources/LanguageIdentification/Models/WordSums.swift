/// The weights of recently examined words, because a table has the same words in many of its texts.
///
/// A word keeps one slot, which another word with the same place takes over. Only one thread uses an instance at a time.
final class WordSums {
    private static let slotCount = 8192

    /// The slots: a block with the number of a word, whose lowest bit tells whether the word has a letter, and its sums.
    ///
    /// Both are beside each other, because most of the time of a search is that until the memory answers.
    private let slots: UnsafeMutablePointer<LanguageWeights>
    private let blockCount: Int
    /// The number of blocks in a slot.
    private let slotSize: Int

    /// The size of a line of the processor's cache, in bytes.
    private static let lineSize = 64

    /// Creates an empty cache for rows with a number of blocks.
    init(blockCount: Int) {
        self.blockCount = blockCount
        let blocksInLine = Self.lineSize / MemoryLayout<LanguageWeights>.stride
        slotSize = (1 + blockCount + blocksInLine - 1) / blocksInLine * blocksInLine
        let count = Self.slotCount * slotSize
        slots = UnsafeMutableRawPointer.allocate(
            byteCount: count * MemoryLayout<LanguageWeights>.stride, alignment: Self.lineSize
        ).bindMemory(to: LanguageWeights.self, capacity: count)
        slots.initialize(repeating: .zero, count: count)
    }

    deinit { slots.deallocate() }

    /// The bytes of a word as far as a slot distinguishes them.
    ///
    /// It has 62 bits of all bytes, so two words of a table practically never have the same one.
    struct Key {
        private var hash: UInt64 = 0
        private var piece: UInt64 = 0
        private var count: UInt64 = 0

        /// Whether the word has no bytes.
        var isEmpty: Bool { count == 0 }

        /// Adds the next byte of the word.
        @inline(__always)
        mutating func add(_ byte: UInt8) {
            piece = piece << 8 | UInt64(byte)
            count &+= 1
            if count & 7 == 0 {
                hash = Self.mixed(hash ^ piece)
                piece = 0
            }
        }

        /// The number whose lowest bit is not set, and which is not 0.
        @inline(__always)
        fileprivate var value: UInt64 {
            Self.mixed(hash ^ piece ^ count &* 0x9E37_79B9_7F4A_7C15) & ~1 | 1 << 63
        }

        private static func mixed(_ value: UInt64) -> UInt64 {
            let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
            return product.high ^ product.low
        }
    }

    /// Adds the sums of a word to `total`, and returns whether the word has a letter.
    ///
    /// - Parameter compute: Adds the weights of the word to its argument, and returns whether the word has a letter.
    @inline(__always)
    func add(
        _ word: Key, to total: UnsafeMutableBufferPointer<LanguageWeights>,
        _ compute: (UnsafeMutableBufferPointer<LanguageWeights>) -> Bool
    ) -> Bool {
        let hash = word.value
        let slot = slots + (Int(truncatingIfNeeded: hash >> 32) & (Self.slotCount - 1)) * slotSize
        let number = UnsafeMutableRawPointer(slot)
        let row = UnsafeMutableBufferPointer(start: slot + 1, count: blockCount)
        var known = number.load(as: UInt64.self)
        if known & ~1 != hash {
            row.update(repeating: .zero)
            known = hash | (compute(row) ? 1 : 0)
            number.storeBytes(of: known, as: UInt64.self)
        }
        for block in 0..<blockCount { total[block] &+= row[block] }
        return known & 1 == 1
    }
}
