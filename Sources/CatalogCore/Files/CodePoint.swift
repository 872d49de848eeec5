/// The notation for code points.
package enum CodePoint {
    /// Returns `U+` with at least four hexadecimal digits, as Unicode writes code points.
    package static func name(_ value: UInt32) -> String { "U+" + hexadecimal(value, digits: 4) }

    /// Returns uppercase hexadecimal digits, padded with zeros.
    static func hexadecimal(_ value: some FixedWidthInteger, digits count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
