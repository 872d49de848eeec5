/// Reads a language model into the form that texts are held against.
struct LanguageModelReader {
    /// The number of the edge of a word.
    static let edge: UInt32 = 1
    /// The number of letters that no run has.
    static let unknown: UInt32 = 255

    private(set) var languages: [String]
    private(set) var letters = [UInt8](repeating: 0, count: 0x2000)
    private(set) var runs: [UInt32]
    private(set) var rows: [Int32]
    private(set) var weights: [Int8] = []
    private var letterCount = UInt8(edge)

    init(_ table: LanguageModelTable) {
        languages = table.codes.map(String.init)
        let text = Array(table.runs.description.unicodeScalars)
        runs = [UInt32](repeating: 0, count: Self.size(for: text.count / (languages.count + 3)))
        rows = [Int32](repeating: 0, count: runs.count)
        var start = 0
        while let end = text[start...].firstIndex(of: " "), end + languages.count < text.count {
            add(text[start..<end], weights: text[(end + 1)...(end + languages.count)])
            start = end + languages.count + 1
        }
    }

    /// Where to look for a run first.
    static func place(of run: UInt32, in count: Int) -> Int {
        Int(truncatingIfNeeded: (run &* 0x9E37_79B1) >> 8) & (count - 1)
    }

    /// A power of two that leaves most places free.
    private static func size(for count: Int) -> Int {
        var size = 1024
        while size < 3 * count { size *= 2 }
        return size
    }

    private mutating func add(_ run: ArraySlice<Unicode.Scalar>, weights digits: ArraySlice<Unicode.Scalar>) {
        let key = run.reduce(UInt32(0)) { $0 << 8 | number(of: $1) }
        var place = Self.place(of: key, in: runs.count)
        while runs[place] != 0 { place = (place + 1) & (runs.count - 1) }
        runs[place] = key
        rows[place] = Int32(weights.count)
        weights += digits.map { Int8(Int($0.value) - 0x60 + LanguageModelTable.lowest) }
    }

    /// The number of a letter of a run; its capital gets the same.
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
