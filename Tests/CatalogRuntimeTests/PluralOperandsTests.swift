import Testing

@testable import CatalogRuntime

@Suite("Plural operands")
struct PluralOperandsTests {
    @Test(
        "The operands of a written number equal those in LDML's table",
        arguments: [
            ("1", 1, 0, 0, 0, 0, 0), ("1.0", 1, 1, 0, 0, 0, 0), ("1.00", 1, 2, 0, 0, 0, 0), ("1.3", 1, 1, 1, 3, 3, 0),
            ("1.30", 1, 2, 1, 30, 3, 0), ("1.03", 1, 2, 2, 3, 3, 0), ("1.230", 1, 3, 2, 230, 23, 0),
            ("1200000", 1_200_000, 0, 0, 0, 0, 0), ("1.2c6", 1_200_000, 0, 0, 0, 0, 6),
            ("123c6", 123_000_000, 0, 0, 0, 0, 6),
            ("123c5", 12_300_000, 0, 0, 0, 0, 5), ("1200.50", 1_200, 2, 1, 50, 5, 0),
            ("1.20050c3", 1_200, 2, 1, 50, 5, 3),
            ("-2.5", 2, 1, 1, 5, 5, 0), ("5e-05", 0, 5, 5, 5, 5, 0), ("1.5E3", 1_500, 0, 0, 0, 0, 0),
            ("12e-1", 1, 1, 1, 2, 2, 0),
        ])
    func writtenNumbersHaveTheirOperands(text: String, i: UInt64, v: Int, w: Int, f: UInt64, t: UInt64, c: Int) throws {
        let operands = try #require(PluralOperands(decimal: text))
        #expect(operands.i == i && operands.v == v && operands.w == w)
        #expect(operands.f == f && operands.t == t && operands.c == c)
    }

    @Test(
        "Text that is not a number has no operands",
        arguments: [
            "", "-", ".5", "5.", "1,5", "1c", "1x3", "1 ", "c6", "inf", "nan", "1e401", "1e99999999999999999999", "٣",
        ])
    func otherTextHasNoOperands(text: String) {
        #expect(PluralOperands(decimal: text) == nil)
    }

    @Test("The sign of a whole number is ignored, up to the limits of its type")
    func wholeNumbersAreTakenAbsolute() {
        #expect(PluralOperands(-3) == PluralOperands(3))
        #expect(PluralOperands(Int.min).i == 9_223_372_036_854_775_808)
        #expect(PluralOperands(UInt.max).i == UInt64.max)
    }

    @Test("A floating-point value has the digits that it needs")
    func floatingPointShowsItsDigits() {
        #expect(PluralOperands(1.0) == PluralOperands(1))
        #expect(PluralOperands(-2.5) == PluralOperands(decimal: "2.5"))
        #expect(PluralOperands(0.00001) == PluralOperands(decimal: "0.00001"))
        #expect(PluralOperands(1e6) == PluralOperands(1_000_000))
        #expect(PluralOperands(Double.infinity) == PluralOperands(0))
        #expect(PluralOperands(Double.nan) == PluralOperands(0))
    }

    @Test("Trailing zeros can be ignored: 1.50 is 1.5 and 2.00 is 2")
    func zerosAtTheEndCanBeDropped() {
        #expect(PluralOperands(decimal: "1.50")?.withoutTrailingZeros == PluralOperands(decimal: "1.5"))
        #expect(PluralOperands(decimal: "2.00")?.withoutTrailingZeros == PluralOperands(2))
    }

    @Test("A number that is too long keeps its last digits and stays large")
    func longNumbersKeepTheirLastDigits() {
        let operands = PluralOperands(decimal: "100000000000000000000000021")
        #expect(operands?.i == 1_000_000_000_000_000_021)
        #expect(PluralOperands(Double.greatestFiniteMagnitude).i == 1_000_000_000_000_000_000)
        #expect(PluralOperands(Double.leastNonzeroMagnitude).t > 0)
    }
}
