/// The characters with which a language writes numbers.
struct NumberMarks {
    /// The ten digits.
    private let digits: [[UInt8]]
    /// The text before and after a negative number.
    private let minus: (before: [UInt8], after: [UInt8])
    /// The separator between groups of digits; empty if digits are not grouped.
    private let separator: [UInt8]
    /// The size of the last group and of the other groups.
    private let groups: (last: Int, others: Int)
    /// The decimal separator.
    private let point: [UInt8]
    /// The minimum number of digits at which digits are grouped.
    private let firstGrouped: Int

    /// Extracts the characters from numbers that Foundation formats.
    init(_ style: NumberStyle) {
        func shown(_ value: Int64) -> [UInt8] { Array(style.formatted("%lld", value).utf8) }
        let digits = Self.digits(in: style.formatted("%lld", Int64(1_234_567_890))) ?? (0...9).map(shown)
        self.digits = digits
        let negative = shown(-7)
        let minusEnd = Self.firstIndex(of: digits[7], in: negative) ?? 0
        minus = (Array(negative[..<minusEnd]), Array(negative.dropFirst(minusEnd + digits[7].count)))
        // All digits are 1, so the text between digits is the separator.
        let runs = Self.runs(of: digits[1], in: shown(11_111_111_111))
        separator = runs.separator
        groups = (runs.lengths.last ?? 3, runs.lengths.dropLast().last ?? 3)
        let half = style.formatted("%.1f", 1.1).utf8
        point = Self.runs(of: digits[1], in: Array(half)).separator
        let samples: [(digits: Int, number: Int64)] = [(4, 1_111), (5, 11_111)]
        let grouped = samples.first { Self.runs(of: digits[1], in: shown($0.number)).lengths.count > 1 }
        firstGrouped = grouped?.digits ?? 6
    }

    /// Appends a number given as digits with values from 0 to 9.
    func append(_ integer: [UInt8], fraction: [UInt8] = [], isNegative: Bool, to output: inout [UInt8]) {
        let isGrouped = !separator.isEmpty && integer.count >= firstGrouped
        if isNegative { output += minus.before }
        for (index, digit) in integer.enumerated() {
            output += digits[Int(digit)]
            if isGrouped, isGroupEnd(digitsLeft: integer.count - index - 1) { output += separator }
        }
        if !fraction.isEmpty { output += point }
        for digit in fraction { output += digits[Int(digit)] }
        if isNegative { output += minus.after }
    }

    private func isGroupEnd(digitsLeft: Int) -> Bool {
        digitsLeft >= groups.last && (digitsLeft - groups.last).isMultiple(of: groups.others)
            && digitsLeft > 0
    }

    /// Returns the digits from 0 to 9 in the text for 1,234,567,890; nil if it does not have each of them once.
    ///
    /// Foundation takes a tenth of a millisecond for a number in a new language, so the digits are not asked for one by
    /// one.
    private static func digits(in text: String) -> [[UInt8]]? {
        let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
        let values = digits.map { $0.properties.numericValue }
        guard values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0], let zero = digits.last else { return nil }
        return ([zero] + digits.dropLast()).map { Array(String($0).utf8) }
    }

    private static func firstIndex(of part: [UInt8], in bytes: [UInt8]) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: part) }
    }

    /// Returns the lengths of the runs of a digit, and the text between the last two runs.
    private static func runs(of digit: [UInt8], in bytes: [UInt8]) -> (lengths: [Int], separator: [UInt8]) {
        var lengths: [Int] = []
        var separator: [UInt8] = []
        var isInRun = false
        var rest = bytes[...]
        while let byte = rest.first {
            if !digit.isEmpty, rest.starts(with: digit) {
                if !isInRun { lengths.append(0) }
                lengths[lengths.count - 1] += 1
                rest = rest.dropFirst(digit.count)
                isInRun = true
            } else {
                if isInRun { separator = [] }
                separator.append(byte)
                rest = rest.dropFirst()
                isInRun = false
            }
        }
        return (lengths, lengths.count > 1 ? separator : [])
    }
}
