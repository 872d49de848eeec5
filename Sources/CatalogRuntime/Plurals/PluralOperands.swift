/// What CLDR's plural rules look at in a number: its absolute value and the digits that are shown of it.
///
/// The names are those of Unicode's LDML, part 3, "Plural Operand Meanings". `n`, the value itself, is not kept: a
/// rule that asks for `n` asks for a whole number, which is ``i`` where ``t`` is 0. `e` is the old name of ``c``.
public struct PluralOperands: Hashable, Sendable {
    /// The digits before the decimal mark, as a number.
    ///
    /// Of more than 18 digits the last 18 are kept with a 1 before them: no rule can tell the difference.
    public let i: UInt64
    /// How many digits are shown after the decimal mark.
    public let v: Int
    /// How many of them are left without the zeros at the end.
    public let w: Int
    /// The digits shown after the decimal mark, as a number; shortened as ``i`` is.
    public let f: UInt64
    /// The same without the zeros at the end.
    public let t: UInt64
    /// The power of ten of a compact number: 6 in "2 million", else 0.
    public let c: Int

    /// The operands of a whole number.
    public init(_ value: Int) {
        self.init(value.magnitude)
    }

    /// The operands of a whole number that is not negative.
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

    /// The operands of the digits of a number, most significant first, with values from 0 to 9.
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

    /// The same number shown without zeros at the end: 1.50 as 1.5, and 1.0 as 1.
    ///
    /// This is how a plural variation of a catalog counts, by the value and not by its printed digits
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
