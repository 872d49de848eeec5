/// An expression; texts get into it as values, and become source only in the renderer.
indirect enum SwiftExpression: Sendable {
    /// A name, or names with dots between them.
    case name([SwiftIdentifier])
    /// A type as a value, `TYPE.self`.
    case metatype(SwiftIdentifier)
    /// A text.
    case string(String)
    /// A text that is put together from values, each formatted by a specifier or as it is.
    case interpolation([(value: SwiftIdentifier, specifier: String?)])
    /// A number.
    case integer(Int)
    /// An array.
    case array([SwiftExpression])
    /// A call.
    case call(SwiftCallee, [SwiftArgument])
    /// A choice by the case of `self`.
    case choice([SwiftChoice])
}

/// What is called.
enum SwiftCallee: Sendable {
    /// A type, for its initializer.
    case type(SwiftType)
    /// A member of the type that is expected, as in `.string(name)`.
    case member(SwiftIdentifier)
    /// A member of a type, as in `Kind.file(url)`.
    case typeMember(SwiftType, SwiftIdentifier)
}

/// An argument of a call.
struct SwiftArgument: Sendable {
    /// Its label, if it has one.
    var label: SwiftIdentifier?
    /// Its value.
    let value: SwiftExpression
}

/// What a case of `self` leads to.
struct SwiftChoice: Sendable {
    /// The case.
    let name: SwiftIdentifier
    /// Names for the values that it carries.
    let bindings: [SwiftIdentifier]
    /// The result.
    let result: SwiftExpression
}
