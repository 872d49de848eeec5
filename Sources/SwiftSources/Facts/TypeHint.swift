/// What a file tells of the type of an expression; names that other files declare stay open.
indirect enum TypeHint: Hashable, Sendable {
    case unknown
    /// A type as it is written.
    case type(String)
    /// A name that nothing round the expression declares, or a function of that name.
    case name(String)
    /// A member, or what a method gives.
    case member(TypeHint, String)
    /// An element of a collection.
    case element(TypeHint)
    /// What an operator makes of two numbers.
    case sum(TypeHint, TypeHint)

    /// How deep a hint may be, so that nobody who walks over it runs out of stack.
    static let depthLimit = 12
}
