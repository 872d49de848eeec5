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

    private(set) var languages: [String]
    private(set) var letters = [UInt8](repeating: 0, count: 0x2000)
    private(set) var runs: [Run]
    private(set) var weights: [LanguageWeights] = []
    private var letterCount = UInt8(edge)

    init(_ table: LanguageModelTable) {
        languages = table.codes.map(String.init)
        let text = UnsafeBufferPointer(start: table.runs.utf8Start, count: table.runs.utf8CodeUnitCount)
        let size = Self.size(for: text.count { $0 == UInt8(ascii: " ") })
        runs = [Run](repeating: Run(), count: size)
        var start = 0
        while let end = text[start...].firstIndex(of: UInt8(ascii: " ")), end + languages.count < text.count {
            add(text[start..<end], weights: text[(end + 1)...(end + languages.count)])
            start = end + languages.count + 1
        }
    }

    /// Returns the first slot to search for a run.
    static func place(of run: UInt32, in count: Int) -> Int {
        Int(truncatingIfNeeded: (run &* 0x9E37_79B1) >> 8) & (count - 1)
    }

    /// Returns a power of two that leaves most slots free.
    private static func size(for count: Int) -> Int {
        var size = 1024
        while size < 3 * count { size *= 2 }
        return size
    }

    private mutating func add(_ run: Slice<UnsafeBufferPointer<UInt8>>, weights: Slice<UnsafeBufferPointer<UInt8>>) {
        let key = String(decoding: run, as: UTF8.self).unicodeScalars.reduce(UInt32(0)) { $0 << 8 | number(of: $1) }
        var place = Self.place(of: key, in: runs.count)
        while runs[place].letters != 0 { place = (place + 1) & (runs.count - 1) }
        runs[place] = Run(letters: key, row: Int32(self.weights.count))
        append(weights)
    }

    private mutating func append(_ digits: Slice<UnsafeBufferPointer<UInt8>>) {
        var block = LanguageWeights()
        var position = 0
        for digit in digits {
            block[position] = Int16(digit) - 0x60 + Int16(LanguageModelTable.lowest)
            position += 1
            guard position == LanguageWeights.scalarCount else { continue }
            weights.append(block)
            (block, position) = (LanguageWeights(), 0)
        }
        if position > 0 { weights.append(block) }
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
