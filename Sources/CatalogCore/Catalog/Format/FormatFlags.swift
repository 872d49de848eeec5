/// The flags of a format specifier, as they stand in the text.
///
/// Foundation lets `-` undo `0` and `+` undo the space; here each stays visible, because a space after `%` is the mark
/// of plain text such as `100% de`.
public struct FormatFlags: OptionSet, Hashable, Sendable {
    /// One bit for each flag.
    public let rawValue: UInt8

    /// Creates a set from the bits of its flags.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `-`: padding goes after the value.
    public static let leftAligned = FormatFlags(rawValue: 1)
    /// `+`: positive numbers have a sign.
    public static let plus = FormatFlags(rawValue: 2)
    /// A space: positive numbers have a space where others have a sign.
    public static let space = FormatFlags(rawValue: 4)
    /// `#`: the other form, such as `0x` before a number in base 16.
    ///
    /// In `%#@name@` it marks the substitution instead and is not counted as a flag.
    public static let alternate = FormatFlags(rawValue: 8)
    /// `0`: padding is zeros.
    public static let zero = FormatFlags(rawValue: 16)

    private static let spellings: [(flag: FormatFlags, character: Character)] = [
        (.leftAligned, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.zero, "0"),
    ]

    /// The flag that `byte` stands for, if it is one.
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

    /// The flags as they are written, always in the same order.
    var spelling: String {
        String(Self.spellings.filter { contains($0.flag) }.map(\.character))
    }
}
