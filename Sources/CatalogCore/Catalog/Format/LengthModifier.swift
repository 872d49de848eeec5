/// A prefix of a conversion that gives the size of its argument.
public enum LengthModifier: String, Hashable, Sendable, CaseIterable {
    /// `hh`: an `int`, of which one byte is printed.
    case char = "hh"
    /// `h`: an `int`, of which two bytes are printed.
    case short = "h"
    /// `l`: a `long`, which is Swift's `Int`.
    case long = "l"
    /// `ll`: a `long long`, which Xcode writes for an interpolated `Int`.
    case longLong = "ll"
    /// `q`: BSD's older spelling of `ll`.
    case quad = "q"
    /// `L`: a `long double`.
    case longDouble = "L"
    /// `z`: a `size_t`.
    case size = "z"
    /// `t`: a `ptrdiff_t`.
    case pointerDifference = "t"
    /// `j`: an `intmax_t`.
    case maximum = "j"

    /// The number of bits of an integer with this modifier.
    ///
    /// A `long` has 64 bits on every Apple platform except 32-bit watches. There `Int` has 32 bits as well, so `%ld`
    /// and `Int` still agree.
    package var integerBits: Int {
        switch self {
        case .char: 8
        case .short: 16
        case .long, .longLong, .quad, .size, .pointerDifference, .maximum: 64
        case .longDouble: 32
        }
    }
}
