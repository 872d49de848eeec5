import Foundation

/// How a language writes numbers.
///
/// Foundation writes what is padded, signed or has an exponent. Plain numbers are written here, with marks that Foundation
/// was asked for once: they are most of what texts show, Foundation takes fifty microseconds for each on Linux, and there
/// its `%llu` shows large numbers with a minus sign.
final class NumberStyle: Sendable {
    private let locale: Locale
    private let marks = Locked<NumberMarks?>(nil)

    /// The style of a language; that of no language where the tag is not well-formed.
    init(_ language: LanguageTag) {
        locale = Locale(identifier: language.isWellFormed ? language.canonical.spelling : "")
    }

    private init(_ locale: Locale) {
        self.locale = locale
    }

    /// The style of a locale; that of programs where there is none: no groups, a point before the fraction.
    static func of(_ locale: Locale?) -> NumberStyle {
        let locale = locale ?? Locale(identifier: "en_US_POSIX")
        return styles.withLock { styles in
            if let known = styles[locale] { return known }
            // A server can be asked for anything.
            if styles.count >= mostStyles { styles.removeAll() }
            let style = NumberStyle(locale)
            styles[locale] = style
            return style
        }
    }

    private static let styles = Locked<[Locale: NumberStyle]>([:])
    private static let mostStyles = 64

    /// A number as Foundation formats it.
    func formatted(_ specification: String, _ value: some CVarArg) -> String {
        String(format: specification, locale: locale, value)
    }

    /// Appends a whole number as `%lld` shows it.
    func append(_ number: WholeNumber, to output: inout [UInt8]) {
        var digits: [UInt8] = []
        for byte in String(number.magnitude).utf8 { digits.append(byte &- UInt8(ascii: "0")) }
        known.append(digits, isNegative: number.isNegative, to: &output)
    }

    /// Appends a number as `%f` shows it with so many digits after the decimal mark.
    ///
    /// Its shortest decimal form is rounded, halves to the even digit: 0.0005 with three digits is 0.000, as Foundation
    /// has it, and not 0.001, as `printf` has it. Very large numbers are Foundation's.
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
