/// A `%` that does not begin a specifier that Foundation can format.
///
/// Foundation reports no error. It prints less than intended, or stops the program for `numberOutOfRange`.
public struct FormatProblem: Hashable, Sendable {
    /// The kind of problem.
    public let kind: Kind
    /// The range of bytes in the UTF-8 of the text, from the `%` to the last byte that Foundation consumes.
    public let range: ByteRange

    /// The kinds of format problems.
    public enum Kind: Hashable, Sendable {
        /// The text ends before the conversion, as in `100%`, `%1$` or `%.2`.
        ///
        /// Foundation drops a lone `%` at the end.
        case truncated
        /// The character is not a conversion, as in `%y`, `50%)` and `% %`.
        ///
        /// Of the characters from the `%` up to this one, Foundation prints only the first UTF-16 code unit after the
        /// `%`. `%1$y` gives `1`, and an emoji gives half a surrogate pair.
        case unknownConversion(Character)
        /// An `L` before an integer conversion, as in `%Ld` or `%LLD`, which need `l` or `ll`.
        ///
        /// Foundation takes 32 bits for the argument, but `printf` reads more.
        case misusedLength
        /// A position above 127, or a width or precision above 2,147,483,647.
        case numberOutOfRange
        /// A reference to a substitution whose name is empty or has characters other than ASCII letters, digits and
        /// `_`.
        ///
        /// Foundation ignores the name and continues as if the specifier had not begun.
        case invalidSubstitutionName(String)
        /// A `%#@name` without the closing `@`.
        case unterminatedSubstitution
    }
}
