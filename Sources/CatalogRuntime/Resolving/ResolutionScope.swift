/// The context of a text inside a content.
struct ResolutionScope {
    /// The argument of the enclosing substitution, from 1.
    var argument = 1
    /// The substitutions that the text can refer to.
    var substitutions: EncodedList?
}
