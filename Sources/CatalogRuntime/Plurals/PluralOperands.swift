/// The operands of CLDR's plural rules: the absolute value of a number and its visible digits.
///
/// The names come from Unicode's LDML, part 3, "Plural Operand Meanings". `n`, the value itself, is not stored: a rule
/// for `n` applies to an integer, which is ``i`` if ``t`` is 0. `e` is the old name of ``c``.
public struct PluralOperands: Hashable, Sendable {
    /// The integer digits as a number.
    ///
    /// If there are more than 18 digits, the last 18 are kept with a 1 before them, which does not affect any rule.
    public let i: UInt64
    /// The number of visible fraction digits.
    public let v: Int
    /// The number of visible fraction digits without trailing zeros.
    public let w: Int
    /// The visible fraction digits as a number, shortened like ``i``.
    public let f: UInt64
    /// The visible fraction digits without trailing zeros, as a number.
    public let t: UInt64
    /// The exponent of a compact number, such as 6 in "2 million"; otherwise 0.
    public let c: Int

    /// Creates the operands of an integer.
    public init(_ value: Int) {
        self.init(value.magnitude)
    }

    /// Creates the operands of an unsigned integer.
    public init(_ value: UInt) {
        self.init(i: UInt64(value), v: 0, w: 0, f: 0, t: 0, c: 0)
    }

    private init(i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int) {
        self.i = i
        self.v = v
        self.w = w
        self.f = f
        self.t = t
        self.c = c
    }

    /// Creates operands from the digits of a number, most significant first, with values from 0 to 9.
    init(integer: some Collection<UInt8>, fraction: some BidirectionalCollection<UInt8>, compactExponent: Int) {
        let significant = fraction.count - fraction.reversed().prefix { $0 == 0 }.count
        self.init(
            i: Self.number(integer),
            v: fraction.count,
            w: significant,
            f: Self.number(fraction),
            t: Self.number(fraction.prefix(significant)),
            c: compactExponent,
        )
    }

    /// The operands of the same number without trailing zeros: 1.50 as 1.5, and 1.0 as 1.
    ///
    /// Plural variations of catalogs use these, because they depend on the value and not on its printed digits
    /// (`docs/formats.md` §4a).
    public var withoutTrailingZeros: PluralOperands {
        PluralOperands(i: i, v: w, w: w, f: t, t: t, c: c)
    }

    private static let longest: UInt64 = 1_000_000_000_000_000_000

    private static func number(_ digits: some Collection<UInt8>) -> UInt64 {
        var number: UInt64 = 0
        var isLong = false
        for digit in digits {
            number = number &* 10 &+ UInt64(digit)
            if number >= longest {
                isLong = true
                number %= longest
            }
        }
        return isLong ? longest &+ number : number
    }
}
