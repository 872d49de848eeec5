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
