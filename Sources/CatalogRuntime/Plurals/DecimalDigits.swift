/// A decimal number in text, its digits shifted by its exponent.
struct DecimalDigits {
    /// The digits before the decimal mark, with values from 0 to 9.
    private(set) var integer: [UInt8] = []
    /// The digits after it.
    private(set) var fraction: [UInt8] = []
    /// The exponent that the text has.
    private(set) var exponent = 0
    /// Whether the exponent is that of a compact number.
    private(set) var isCompact = false

    /// More than any `Double` has, and a bound on the memory that a text can ask for.
    private static let largestExponent = 400

    /// Reads a number as it is written with `.`; nil where `text` is none.
    init?(_ text: some StringProtocol) {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        integer = Self.takeDigits(from: &rest)
        guard !integer.isEmpty else { return nil }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            fraction = Self.takeDigits(from: &rest)
            guard !fraction.isEmpty else { return nil }
        }
        if let mark = rest.first {
            isCompact = mark | 0x20 == UInt8(ascii: "c")
            guard isCompact || mark | 0x20 == UInt8(ascii: "e"),
                let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
                abs(exponent) <= Self.largestExponent
            else { return nil }
            self.exponent = exponent
        }
        shift()
    }

    private static func takeDigits<Bytes: Collection<UInt8>>(from rest: inout Bytes) -> [UInt8]
    where Bytes.SubSequence == Bytes {
        let zero = UInt8(ascii: "0")
        let digits = rest.prefix { zero...(zero + 9) ~= $0 }.map { $0 - zero }
        rest = rest.dropFirst(digits.count)
        return digits
    }

    /// Moves the decimal mark by the exponent.
    private mutating func shift() {
        if exponent > 0 {
            let moved = fraction.prefix(exponent)
            integer += moved + [UInt8](repeating: 0, count: exponent - moved.count)
            fraction.removeFirst(moved.count)
        } else if exponent < 0 {
            let moved = integer.suffix(-exponent)
            fraction = [UInt8](repeating: 0, count: -exponent - moved.count) + moved + fraction
            integer.removeLast(moved.count)
            if integer.isEmpty { integer = [0] }
        }
    }

    /// Rounds to a number of digits after the decimal mark, halves to the even digit, and fills up with zeros.
    mutating func round(toFraction count: Int) {
        guard fraction.count > count else {
            fraction += [UInt8](repeating: 0, count: count - fraction.count)
            return
        }
        let dropped = fraction[count...]
        let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
        fraction.removeSubrange(count...)
        let last = fraction.last ?? integer.last ?? 0
        if isHalf ? last & 1 == 1 : (dropped.first ?? 0) >= 5 { increment() }
    }

    /// Adds one to the last digit.
    private mutating func increment() {
        for index in fraction.indices.reversed() {
            fraction[index] = (fraction[index] + 1) % 10
            if fraction[index] != 0 { return }
        }
        for index in integer.indices.reversed() {
            integer[index] = (integer[index] + 1) % 10
            if integer[index] != 0 { return }
        }
        integer.insert(1, at: 0)
    }
}
