/// What a file tells of an expression: where its value comes from, or at least of which type it is.
///
/// Names that other files declare stay open.
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

    /// A parameter of the function around the expression, which is named by its name and labels: `show(_:title:)`.
    case parameter(String, function: String, type: String)
    /// A value of an enumeration's case, taken out by a pattern: `case .failed(let message)`.
    case payload(TypeHint, case: String, index: Int)
    /// An element of a tuple.
    case part(TypeHint, index: Int)
    /// A local variable, which may have other values than the one that it begins with.
    case variable(TypeHint)

    /// How deep a hint may be, so that nobody who walks over it runs out of stack.
    static let depthLimit = 12
}
