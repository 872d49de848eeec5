/// Numbers written as digits in a text.
enum WrittenNumbers {
    /// Returns the separate whole numbers in `text`, in the digits of any script.
    ///
    /// For example, the result for `1 item` or `1枚` contains 1. The result for `1st`, `H1`, `1.5` or `%1$@` is empty.
    static func standing(in text: String) -> [Int] {
        let scalars = Array(text.unicodeScalars)
        var numbers: [Int] = []
        var start = 0
        while start < scalars.count {
            guard digit(scalars[start]) != nil else {
                start += 1
                continue
            }
            let end = scalars[start...].firstIndex { digit($0) == nil } ?? scalars.count
            if isAlone(start..<end, in: scalars) {
                let digits = scalars[start..<end].compactMap(digit)
                numbers.append(digits.reduce(0) { min($0 * 10 + $1, 1_000_000) })
            }
            start = end
        }
        return numbers
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        guard scalar.value >= 0x30, scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    private static func isAlone(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
        let (before, after) = (range.lowerBound - 1, range.upperBound)
        if before >= 0, joins(scalars[before]) || isPoint(before, in: scalars) { return false }
        return after >= scalars.count || !(joins(scalars[after]) || isPoint(after, in: scalars))
    }

    /// Returns whether a character next to a number is part of the same token.
    ///
    /// Scripts with code points after Cyrillic put no space between a number and a word.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "_", "/", ":", "#", "+", "%", "$": true
        default: scalar.value < 0x530 && scalar.properties.isAlphabetic
        }
    }

    /// Returns whether the character is a decimal point or comma between two digits.
    private static func isPoint(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[index] == "." || scalars[index] == ",", index > 0, index + 1 < scalars.count else { return false }
        return digit(scalars[index - 1]) != nil && digit(scalars[index + 1]) != nil
    }
}
