extension PluralOperands {
    /// The operands of a number as it is written with `.`: `1.50`, `-3`, `1.2c6` (compact), `5e-05` (scientific).
    ///
    /// After `c` the exponent counts as shown ("1.2 million"), after `e` only the value does. Nil where `text` is no
    /// such number, and where the exponent is past the range of `Double`.
    public init?(decimal text: some StringProtocol) {
        guard let number = DecimalDigits(text) else { return nil }
        self.init(
            integer: number.integer, fraction: number.fraction, compactExponent: number.isCompact ? number.exponent : 0)
    }

    /// The operands of a value that is shown with as many digits as it needs: 1.0 as 1, 2.5 as 2.5.
    ///
    /// Infinities and not-a-number count as 0, so that a sentence can still be formed.
    public init(_ value: Double) {
        let operands = PluralOperands(decimal: value.description) ?? PluralOperands(0)
        self = operands.withoutTrailingZeros
    }
}

/// A decimal number in text, its digits shifted by its exponent.
private struct DecimalDigits {
    var integer: [UInt8] = []
    var fraction: [UInt8] = []
    var exponent = 0
    var isCompact = false

    /// More than any `Double` has, and a bound on the memory that a text can ask for.
    private static let largestExponent = 400

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
        }
    }
}
