/// A `%` that begins no specifier which Foundation could format.
///
/// Foundation reports none of these: it prints something short of what was meant, or for `numberOutOfRange` stops the
/// program.
public struct FormatProblem: Hashable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// The bytes, from the `%` to the last one that Foundation would swallow, in the UTF-8 of the text.
    public let range: ByteRange

    /// The ways in which a specifier can be wrong.
    public enum Kind: Hashable, Sendable {
        /// The text ends before the conversion: `100%`, `%1$`, `%.2`. A lone `%` at the end vanishes.
        case truncated
        /// No conversion has this character: `%y`, `50%)`, and `% %`. Of all between the `%` and this character only
        /// the first UTF-16 code unit after the `%` is printed, so that `%1$y` gives `1`, and an emoji half of itself.
        case unknownConversion(Character)
        /// An `L` before an integer conversion, `%Ld` or `%LLD`, which wants `l` or `ll`. Foundation takes 32 bits for
        /// it and lets `printf` read more.
        case misusedLength
        /// A position above 127, or a width or precision above 2,147,483,647.
        case numberOutOfRange
        /// A reference to a substitution whose name is empty or holds anything but ASCII letters, digits and `_`.
        /// Foundation gives up on the name and goes on as if the specifier had not begun.
        case invalidSubstitutionName(String)
        /// A `%#@name` without the `@` that ends it.
        case unterminatedSubstitution
    }
}
