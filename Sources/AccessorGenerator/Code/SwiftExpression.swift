/// A Swift expression.
///
/// It contains texts as values; only the renderer converts them to source code.
indirect enum SwiftExpression: Sendable {
    /// A name, or several names separated by dots.
    case name([SwiftIdentifier])
    /// A metatype, `TYPE.self`.
    case metatype(SwiftIdentifier)
    /// A string literal.
    case string(String)
    /// A string interpolation of values, each with an optional format specifier.
    case interpolation([(value: SwiftIdentifier, specifier: String?)])
    /// An integer literal.
    case integer(Int)
    /// An array literal.
    case array([SwiftExpression])
    /// A call.
    case call(SwiftCallee, [SwiftArgument])
    /// A `switch` over `self`.
    case choice([SwiftChoice])
}

/// The callee of a call.
enum SwiftCallee: Sendable {
    /// The initializer of a type.
    case type(SwiftType)
    /// An implicit member, as in `.string(name)`.
    case member(SwiftIdentifier)
    /// A member of a type, as in `Kind.file(url)`.
    case typeMember(SwiftType, SwiftIdentifier)
}

/// An argument of a call.
struct SwiftArgument: Sendable {
    /// The label; nil for none.
    var label: SwiftIdentifier?
    /// The value.
    let value: SwiftExpression
}

/// A case of a `switch` over `self`.
struct SwiftChoice: Sendable {
    /// The enumeration case.
    let name: SwiftIdentifier
    /// The names bound to the associated values.
    let bindings: [SwiftIdentifier]
    /// The result.
    let result: SwiftExpression
}
