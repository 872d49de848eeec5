/// A hint on the type of an expression, from the file that contains it.
///
/// `TypeResolver` resolves names that other files declare.
indirect enum TypeHint: Hashable, Sendable {
    case unknown
    /// A type as written in the code.
    case type(String)
    /// A name that the surrounding code does not declare, or a function of that name.
    case name(String)
    /// A member, or the result of a method.
    case member(TypeHint, String)
    /// An element of a collection.
    case element(TypeHint)
    /// The result of an arithmetic operator.
    case sum(TypeHint, TypeHint)

    /// A parameter of the enclosing function, which is given by its name and labels: `show(_:title:)`.
    case parameter(String, function: String, type: String)
    /// An associated value that a pattern extracts: `case .failed(let message)`.
    case payload(TypeHint, case: String, index: Int)
    /// An element of a tuple.
    case part(TypeHint, index: Int)
    /// A range, by the type of its bounds.
    case range(TypeHint)
    /// A collection, by an element, and the collection that it was made of: `items.map(\.title)` is one of titles if
    /// `items` is a collection.
    case list(TypeHint, of: TypeHint?)
    /// A local variable, which can also have other values than its initial one.
    case variable(TypeHint)

    /// The maximum depth of a hint, to limit the stack use of recursive functions.
    static let depthLimit = 12
}
