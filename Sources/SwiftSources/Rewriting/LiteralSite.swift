import CatalogCore

/// A string literal in a file, with the facts that determine whether another expression can replace it.
struct LiteralSite: Hashable, Sendable {
    /// The range, including quotation marks and `#`.
    let range: ByteRange
    /// The syntax of the literal.
    let form: SwiftLiteral
    /// The values, in order.
    let values: [Value]
    /// The range of the literal that contains this one in a value; nil if there is none.
    let outer: ByteRange?
    /// The attribute of the variable with this initial value, such as `AppStorage`; nil if there is none.
    let wrapper: String?
    /// Whether the literal is the only argument of its call, so that other arguments can follow it.
    let isOnlyArgument: Bool
    /// Whether other modules can inline the code; inlined code cannot access the lookups of this module.
    var isInlined = false
    /// Whether the literal is the text of a view in a sum: `Text("…") + Text("…")`.
    var isPartOfSum = false
    /// The code around the literal.
    var surroundings = Surroundings()

    /// A value in a literal: `\(name)`.
    struct Value: Hashable, Sendable {
        /// The range of the whole segment, from the backslash on.
        let range: ByteRange
        /// The range of the expression, without arguments after a comma.
        let expression: ByteRange
        /// Whether the segment contains only the expression.
        let isPlain: Bool
        /// Whether the code shows that the value is optional; nil if this depends on a declaration.
        var isOptional: Bool?
        /// Whether the value can be a literal with letters: `n == 1 ? "day" : "days"`.
        var holdsText = false
    }
}
