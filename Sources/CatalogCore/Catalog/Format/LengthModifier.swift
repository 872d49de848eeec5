/// What stands before a conversion to say how wide its argument is.
public enum LengthModifier: String, Hashable, Sendable, CaseIterable {
    /// `hh`: the argument is an `int` of which one byte is printed.
    case char = "hh"
    /// `h`: the argument is an `int` of which two bytes are printed.
    case short = "h"
    /// `l`: a `long`, which is Swift's `Int`.
    case long = "l"
    /// `ll`: a `long long`; what Xcode writes for an interpolated `Int`.
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

    /// The bits of an integer of this length.
    ///
    /// A `long` is taken to have 64, as on every Apple platform but the 32-bit watches; there `Int` shrinks with it,
    /// so that `%ld` and `Int` still agree.
    package var integerBits: Int {
        switch self {
        case .char: 8
        case .short: 16
        case .long, .longLong, .quad, .size, .pointerDifference, .maximum: 64
        case .longDouble: 32
        }
    }
}
