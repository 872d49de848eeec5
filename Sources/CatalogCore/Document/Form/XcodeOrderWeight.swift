/// The place of each ASCII character in the root collation of CLDR.
enum XcodeOrderWeight {
    /// White space and punctuation in their order; digits and letters follow.
    private static let marks: [UInt8] = Array("\t\n\u{0B}\u{0C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8)

    /// One weight a byte, 0 for what has none here: the bytes of other scripts, and the controls, which the
    /// collation ignores where they stand.
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

    /// The weight of a byte, or nil if it has none.
    ///
    /// All digits weigh the same, since a number is compared as a whole, and so do the two cases of a letter.
    static func of(_ byte: UInt8) -> UInt8? {
        let weight = weights[Int(byte)]
        return weight == 0 ? nil : weight
    }
}
