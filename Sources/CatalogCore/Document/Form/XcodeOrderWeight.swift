/// The rank of each ASCII character in the root collation of CLDR.
enum XcodeOrderWeight {
    /// Whitespace and punctuation in collation order, before digits and letters.
    private static let marks: [UInt8] = Array("\t\n\u{0B}\u{0C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8)

    /// The weight of each byte; 0 for bytes outside ASCII and for control characters, which the collation ignores.
    private static let weights: [UInt8] = {
        var weights = [UInt8](repeating: 0, count: 256)
        var next: UInt8 = 1
        for mark in marks {
            weights[Int(mark)] = next
            next += 1
        }
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
            weights[Int(digit)] = next
        }
        for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
            next += 1
            weights[Int(letter)] = next
            weights[Int(letter ^ 0x20)] = next
        }
        return weights
    }()

    /// Returns the weight of a byte; nil if it has none.
    ///
    /// All digits have the same weight, because a number is compared as a whole. The two cases of a letter also have
    /// the same weight.
    static func of(_ byte: UInt8) -> UInt8? {
        let weight = weights[Int(byte)]
        return weight == 0 ? nil : weight
    }
}
