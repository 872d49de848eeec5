/// The decimal digits of a number, shifted by its exponent.
struct DecimalDigits {
    /// The digits before the decimal separator, with values from 0 to 9.
    private(set) var integer: [UInt8] = []
    /// The digits after the decimal separator.
    private(set) var fraction: [UInt8] = []
    /// The exponent in the text.
    private(set) var exponent = 0
    /// Whether the exponent is that of a compact number.
    private(set) var isCompact = false

    /// The maximum exponent: larger than that of any `Double`, but limits the memory that a text can request.
    private static let largestExponent = 400

    /// Parses a number with `.` as the decimal separator; returns nil if `text` is not a number.
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

    /// Shifts the decimal separator by the exponent.
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

    /// Rounds to a number of digits after the decimal separator, half to even, and pads with zeros.
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

    /// Increments the last digit, with carry.
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
