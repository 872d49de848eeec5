import XCStringsKit

/// A string literal of a file as it is written, with what keeps another expression from taking its place.
struct LiteralSite: Hashable, Sendable {
    /// Its bytes, quotes and `#` included.
    let range: ByteRange
    /// How it is written.
    let form: SwiftLiteral
    /// The values in it, in their order.
    let values: [Value]
    /// The bytes of the literal that it is a value in; nil for none.
    let outer: ByteRange?
    /// The attribute of the variable that it is the first value of: `AppStorage`; nil for none.
    let wrapper: String?
    /// Whether it is the only argument of its call, so that others can follow it.
    let isOnlyArgument: Bool
    /// Whether the code is compiled into other modules, which do not see what this one looks up.
    var isInlined = false
    /// Whether the view that it is the text of is a part of a sum: `Text("…") + Text("…")`.
    var isPartOfSum = false
    /// What it stands in.
    var surroundings = Surroundings()

    /// A value in a literal: `\(name)`.
    struct Value: Hashable, Sendable {
        /// The bytes of all of it, from the backslash on.
        let range: ByteRange
        /// The bytes of the expression alone, without what follows it behind a comma.
        let expression: ByteRange
        /// Whether there is nothing but the expression.
        let isPlain: Bool
        /// What its code says of whether it is optional; nil where its declaration decides.
        var isOptional: Bool?
        /// Whether it is a text itself, in one of its branches: `n == 1 ? "day" : "days"`.
        var holdsText = false
    }
}
