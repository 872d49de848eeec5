extension PluralOperands {
    /// Creates the operands of a number in text, such as `1.50`, `-3`, `1.2c6` (compact) or `5e-05` (scientific).
    ///
    /// A compact exponent after `c` counts as shown ("1.2 million"); an exponent after `e` only changes the value.
    /// Returns nil if `text` is not a number, or its exponent exceeds the range of `Double`.
    public init?(decimal text: some StringProtocol) {
        guard let number = DecimalDigits(text) else { return nil }
        self.init(
            integer: number.integer, fraction: number.fraction, compactExponent: number.isCompact ? number.exponent : 0)
    }

    /// Creates the operands of a value shown with as many digits as needed, such as 1 for 1.0 and 2.5 for 2.5.
    ///
    /// Infinity and NaN count as 0, so that a text can still be formed.
    public init(_ value: Double) {
        let operands = PluralOperands(decimal: value.description) ?? PluralOperands(0)
        self = operands.withoutTrailingZeros
    }
}
