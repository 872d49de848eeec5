/// A character by its number.
package enum CodePoint {
    /// `U+` and at least four hexadecimal digits, as Unicode writes it.
    package static func name(_ value: UInt32) -> String { "U+" + hexadecimal(value, digits: 4) }

    /// Hexadecimal digits in capitals, with zeros in front.
    static func hexadecimal(_ value: some FixedWidthInteger, digits count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
