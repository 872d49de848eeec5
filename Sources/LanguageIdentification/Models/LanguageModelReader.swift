/// A reader that converts the data of a language model to the form used for comparisons.
struct LanguageModelReader {
    /// A slot of the hash table of runs.
    struct Run {
        /// The numbers of the letters, one byte each; 0 marks a free slot.
        var letters: UInt32 = 0
        /// The index of the run's first weights.
        var row: Int32 = 0
    }

    /// The number that stands for the edge of a word.
    static let edge: UInt32 = 1
    /// The number that stands for all letters that occur in no run.
    static let unknown: UInt32 = 255

    let languages: [String]
    private(set) var letters = [UInt8](repeating: 0, count: 0x2000)
    private(set) var runs: [Run]
    let weights: [LanguageWeights]
    private var letterCount = UInt8(edge)

    init(_ table: LanguageModelTable) {
        languages = table.codes.map(String.init)
        let text = UnsafeBufferPointer(start: table.runs.utf8Start, count: table.runs.utf8CodeUnitCount)
        let ends = Self.ends(of: text, languages.count)
        runs = [Run](repeating: Run(), count: Self.size(for: ends.count))
        let blocks = Self.blocks(in: languages.count)
        weights = Self.weights(after: ends, in: text, languages.count, blocks)
        var start = 0
        for (number, end) in ends.enumerated() {
            add(text[start..<end], row: number * blocks)
            start = end + languages.count + 1
        }
    }

    /// Returns the number of blocks in a row of weights for a number of languages.
    static func blocks(in languageCount: Int) -> Int {
        (languageCount + LanguageWeights.scalarCount - 1) / LanguageWeights.scalarCount
    }

    /// Returns the index after each run: a space, which the weights follow.
    private static func ends(of text: UnsafeBufferPointer<UInt8>, _ languageCount: Int) -> [Int] {
        var ends: [Int] = []
        var index = 0
        while index + languageCount < text.count {
            if text[index] == UInt8(ascii: " ") {
                ends.append(index)
                index += languageCount
            }
            index += 1
        }
        return ends
    }

    /// Returns the rows of weights, one for each run.
    ///
    /// The loop uses pointers, because a development build calls a function for each element of a collection, and every
    /// command that checks a text reads the model.
    private static func weights(
        after ends: [Int], in text: UnsafeBufferPointer<UInt8>, _ languageCount: Int, _ blocks: Int
    ) -> [LanguageWeights] {
        var weights = [LanguageWeights](repeating: .zero, count: ends.count * blocks)
        weights.withUnsafeMutableBytes { bytes in
            let values = bytes.bindMemory(to: Int16.self)
            let least = Int16(LanguageModelTable.lowest) - 0x60
            for (number, end) in ends.enumerated() {
                let row = number * blocks * LanguageWeights.scalarCount
                var language = 0
                while language < languageCount {
                    values[row + language] = Int16(text[end + 1 + language]) + least
                    language += 1
                }
            }
        }
        return weights
    }

    /// Returns the first slot to search for a run.
    static func slot(of run: UInt32, in count: Int) -> Int {
        Int(truncatingIfNeeded: (run &* 0x9E37_79B1) >> 8) & (count - 1)
    }

    /// Returns a power of two that leaves most slots free.
    private static func size(for count: Int) -> Int {
        var size = 1024
        while size < 3 * count { size *= 2 }
        return size
    }

    private mutating func add(_ run: Slice<UnsafeBufferPointer<UInt8>>, row: Int) {
        let key = String(decoding: run, as: UTF8.self).unicodeScalars.reduce(UInt32(0)) { $0 << 8 | number(of: $1) }
        var slot = Self.slot(of: key, in: runs.count)
        while runs[slot].letters != 0 { slot = (slot + 1) & (runs.count - 1) }
        runs[slot] = Run(letters: key, row: Int32(row))
    }

    /// Returns the number that stands for a letter in runs; both cases of a letter have the same number.
    private mutating func number(of scalar: Unicode.Scalar) -> UInt32 {
        if scalar == "_" { return Self.edge }
        let value = Int(scalar.value)
        guard value < letters.count, letters[value] == 0 else {
            return value < letters.count ? UInt32(letters[value]) : Self.unknown
        }
        letterCount += 1
        letters[value] = letterCount
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        if capital.count == 1, let capital = capital.first, Int(capital.value) < letters.count {
            letters[Int(capital.value)] = letterCount
        }
        return UInt32(letterCount)
    }
}

/// The weights of eight languages, which the processor adds in one step.
typealias LanguageWeights = SIMD8<Int16>
