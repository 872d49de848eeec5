/// A Swift declaration as data, written by `SwiftRenderer`.
indirect enum SwiftDeclaration: Sendable {
    /// `import MODULE`, with the access level of the declarations that use it.
    case importing(SwiftIdentifier, for: AccessLevel)
    /// An enumeration, which serves as a namespace if it has no cases.
    case enumeration(SwiftEnumeration)
    /// `extension TYPE { … }`
    case extended(SwiftType, [SwiftDeclaration])
    /// A computed property.
    case property(SwiftProperty)
    /// A function with one expression.
    case function(SwiftFunction)
    /// `let NAME = VALUE`; private if only this file needs it.
    case constant(SwiftIdentifier, SwiftExpression, isPrivate: Bool)
    /// `private final class NAME {}`
    case emptyClass(SwiftIdentifier)
    /// `#if … #else … #endif`
    case conditional(SwiftCondition, then: [SwiftDeclaration], else: [SwiftDeclaration])
    /// `typealias NAME = TYPE`
    case alias(SwiftAlias)
    /// A static property that code must not use.
    case unavailable(SwiftUnavailable)
    /// A declaration available only on systems with `LocalizedStringResource`.
    case available(SwiftDeclaration)
}

/// A compilation condition.
enum SwiftCondition: Sendable {
    /// `canImport(MODULE)`
    case canImport(SwiftIdentifier)
    /// `hasFeature(NAME)`
    case hasFeature(SwiftIdentifier)
    /// A flag of the compiler's command line.
    case flag(SwiftIdentifier)
}

/// An enumeration.
struct SwiftEnumeration: Sendable {
    /// The documentation comment.
    var documentation: SwiftDocumentation?
    /// The access level.
    let access: AccessLevel
    /// The name.
    let name: SwiftIdentifier
    /// The raw type and protocols.
    var inherited: [SwiftType] = []
    /// The cases.
    var cases: [SwiftCase] = []
    /// The other members.
    var members: [SwiftDeclaration] = []
}

/// A case of an enumeration.
struct SwiftCase: Sendable {
    /// The documentation comment.
    let documentation: SwiftDocumentation
    /// The name.
    let name: SwiftIdentifier
    /// The raw value; nil if the enumeration has none.
    var rawValue: String?
    /// The associated values.
    var parameters: [SwiftParameter] = []
}

/// A computed property with one expression.
struct SwiftProperty: Sendable {
    /// The documentation comment.
    let documentation: SwiftDocumentation
    /// The access level.
    let access: AccessLevel
    /// Whether the property is static.
    var isStatic = true
    /// The name.
    let name: SwiftIdentifier
    /// The type.
    let type: SwiftType
    /// The value.
    let value: SwiftExpression
}

/// A function with one expression.
struct SwiftFunction: Sendable {
    /// The documentation comment.
    let documentation: SwiftDocumentation
    /// The access level.
    let access: AccessLevel
    /// Whether the function is static.
    var isStatic = true
    /// The name.
    let name: SwiftIdentifier
    /// The parameters.
    let parameters: [SwiftParameter]
    /// The result type.
    let result: SwiftType
    /// The expression in the body.
    let value: SwiftExpression
}

/// A parameter of a function, or an associated value of a case.
struct SwiftParameter: Sendable {
    /// The argument label; nil for none.
    let label: SwiftIdentifier?
    /// The name inside the function.
    let name: SwiftIdentifier
    /// The type.
    let type: SwiftType
}

/// A type alias.
struct SwiftAlias: Sendable {
    /// The documentation comment.
    let documentation: SwiftDocumentation
    /// The access level.
    let access: AccessLevel
    /// The name.
    let name: SwiftIdentifier
    /// The type that it names.
    let type: SwiftType
}

/// A static property whose use is an error that says what to use instead.
struct SwiftUnavailable: Sendable {
    /// The access level.
    let access: AccessLevel
    /// The name.
    let name: SwiftIdentifier
    /// The type.
    let type: SwiftType
    /// What to use instead.
    let advice: Advice

    /// What to use instead of an unavailable property.
    enum Advice: Sendable {
        /// Code, relative to the type around the property, with which a fix-it replaces the name.
        case renamed(String)
        /// The end of the error message.
        case message(String)
    }
}
