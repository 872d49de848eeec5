/// The frequent words of the languages of one script.
///
/// The lookup searches the static data directly, because a run needs only a few of the words.
struct FrequentWords: Sendable {
    private let table: StaticString

    init(_ table: LanguageModelTable) { self.table = table.words }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    }

    /// Returns the weight of each language for a word, in quarters of a natural logarithm; nil if the word is not
    /// frequent.
    ///
    /// - Parameters:
    ///   - word: A word in lowercase.
    ///   - count: The number of languages.
    func weights(of word: String, count: Int) -> [Int]? {
        let (bytes, word) = (bytes, Array(word.utf8))
        var (low, high) = (0, bytes.count)
        while low < high {
            let start = entryStart(before: (low + high) / 2, from: low)
            guard let end = bytes[start...].firstIndex(of: Self.space) else { return nil }
            if bytes[start..<end].elementsEqual(word) { return weights(at: end + 1, count: count) }
            if bytes[start..<end].lexicographicallyPrecedes(word) {
                low = entryEnd(after: end)
            } else {
                high = start
            }
        }
        return nil
    }

    private static let (comma, space) = (UInt8(ascii: ","), UInt8(ascii: " "))
    private static let (firstLanguage, noWeight) = (Int(UInt8(ascii: "0")), Int(UInt8(ascii: "`")))

    /// Returns the start of the entry that contains a byte.
    private func entryStart(before offset: Int, from low: Int) -> Int {
        bytes[low..<offset].lastIndex(of: Self.comma).map { $0 + 1 } ?? low
    }

    /// Returns the start of the next entry.
    private func entryEnd(after offset: Int) -> Int {
        bytes[offset...].firstIndex(of: Self.comma).map { $0 + 1 } ?? bytes.count
    }

    private func weights(at start: Int, count: Int) -> [Int] {
        let bytes = bytes
        var weights = [Int](repeating: 0, count: count)
        var location = start
        while location + 1 < bytes.count, bytes[location] != Self.comma {
            weights[Int(bytes[location]) - Self.firstLanguage] = Int(bytes[location + 1]) - Self.noWeight
            location += 2
        }
        return weights
    }
}
