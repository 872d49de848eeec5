/// The flags of a format specifier, as written in the text.
///
/// Foundation lets `-` override `0` and `+` override the space. This set keeps every flag, because a space after `%`
/// indicates plain text such as `100% de`.
public struct FormatFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set of flags from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `-`: padding follows the value.
    public static let leftAligned = FormatFlags(rawValue: 1)
    /// `+`: positive numbers get a plus sign.
    public static let plus = FormatFlags(rawValue: 2)
    /// A space: positive numbers get a space in place of the sign.
    public static let space = FormatFlags(rawValue: 4)
    /// `#`: the alternate form, such as `0x` before a number in base 16.
    ///
    /// In `%#@name@`, the `#` marks a substitution and does not count as a flag.
    public static let alternate = FormatFlags(rawValue: 8)
    /// `0`: padding consists of zeros.
    public static let zero = FormatFlags(rawValue: 16)

    private static let spellings: [(flag: FormatFlags, character: Character)] = [
        (.leftAligned, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.zero, "0"),
    ]

    /// Creates the flag for a byte; nil if the byte is not a flag.
    init?(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "-"): self = .leftAligned
        case UInt8(ascii: "+"): self = .plus
        case UInt8(ascii: " "): self = .space
        case UInt8(ascii: "#"): self = .alternate
        case UInt8(ascii: "0"): self = .zero
        default: return nil
        }
    }

    /// The flags as written in a specifier, in a fixed order.
    var spelling: String {
        String(Self.spellings.filter { contains($0.flag) }.map(\.character))
    }
}
