import Foundation

/// The number formatting of a language.
///
/// Foundation formats numbers with padding, sign flags or an exponent. This type formats plain numbers, with characters
/// that it takes from Foundation once. Plain numbers are the most frequent in texts, and on Linux Foundation takes
/// fifty microseconds for each. On Linux, Foundation's `%llu` also shows large numbers with a minus sign.
final class NumberStyle: Sendable {
    private let locale: Locale
    private let marks = Locked<NumberMarks?>(nil)

    /// Creates the style of a language; a neutral style if the tag is not well-formed.
    init(_ language: LanguageTag) {
        locale = Locale(identifier: language.isWellFormed ? language.canonical.spelling : "")
    }

    private init(_ locale: Locale) {
        self.locale = locale
    }

    /// Returns the style of a locale; for nil, the POSIX style without grouping and with a decimal point.
    static func of(_ locale: Locale?) -> NumberStyle {
        let locale = locale ?? Locale(identifier: "en_US_POSIX")
        return styles.withLock { styles in
            if let known = styles[locale] { return known }
            // Limits the memory, because a server may receive requests for any locale.
            if styles.count >= mostStyles { styles.removeAll() }
            let style = NumberStyle(locale)
            styles[locale] = style
            return style
        }
    }

    private static let styles = Locked<[Locale: NumberStyle]>([:])
    private static let mostStyles = 64

    /// Returns a number formatted by Foundation.
    func formatted(_ specification: String, _ value: some CVarArg) -> String {
        String(format: specification, locale: locale, value)
    }

    /// Appends an integer as `%lld` formats it.
    func append(_ value: WholeNumber, to output: inout [UInt8]) {
        var digits: [UInt8] = []
        for byte in String(value.magnitude).utf8 { digits.append(byte &- UInt8(ascii: "0")) }
        known.append(digits, isNegative: value.isNegative, to: &output)
    }

    /// Appends a number as `%f` formats it, with `count` digits after the decimal separator.
    ///
    /// Rounds the shortest decimal form, and half to even: 0.0005 with three digits becomes 0.000 as in Foundation, not
    /// 0.001 as in `printf`. Foundation formats very large numbers.
    func append(_ value: Double, fraction count: Int, to output: inout [UInt8]) {
        guard value.magnitude < 1e15, var digits = DecimalDigits(value.magnitude.description) else {
            return output.append(contentsOf: formatted("%.\(count)f", value).utf8)
        }
        digits.round(toFraction: count)
        let isNegative = value.sign == .minus
        known.append(digits.integer, fraction: digits.fraction, isNegative: isNegative, to: &output)
    }

    private var known: NumberMarks {
        marks.withLock { marks in
            let known = marks ?? NumberMarks(self)
            marks = known
            return known
        }
    }
}
