/// What is known where a text stands.
struct ResolutionScope {
    /// The argument that the substitution round the text was given, from 1.
    var argument = 1
    /// The substitutions that texts can refer to.
    var substitutions: EncodedList?
}
