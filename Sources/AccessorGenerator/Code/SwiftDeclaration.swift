/// A declaration of Swift as data, to be written by `SwiftRenderer`.
indirect enum SwiftDeclaration: Sendable {
    /// `import MODULE`, which shows in declarations of this access.
    case importing(SwiftIdentifier, for: AccessLevel)
    /// An enumeration, also one without cases as a namespace.
    case enumeration(SwiftEnumeration)
    /// `extension TYPE { … }`
    case extended(SwiftType, [SwiftDeclaration])
    /// A computed property.
    case property(SwiftProperty)
    /// A function of one expression.
    case function(SwiftFunction)
    /// `let NAME = VALUE`; private where nothing but the file itself may need it.
    case constant(SwiftIdentifier, SwiftExpression, isPrivate: Bool)
    /// `private final class NAME {}`
    case emptyClass(SwiftIdentifier)
    /// `#if … #else … #endif`
    case conditional(SwiftCondition, then: [SwiftDeclaration], else: [SwiftDeclaration])
    /// A declaration that only systems with `LocalizedStringResource` have.
    case available(SwiftDeclaration)
}

/// What a part of a file is compiled for.
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
    /// What stands above it.
    var documentation: SwiftDocumentation?
    /// Who sees it.
    let access: AccessLevel
    /// Its name.
    let name: SwiftIdentifier
    /// Its raw type and protocols.
    var inherited: [SwiftType] = []
    /// Its cases.
    var cases: [SwiftCase] = []
    /// What else is in it.
    var members: [SwiftDeclaration] = []
}

/// A case of an enumeration.
struct SwiftCase: Sendable {
    /// What stands above it.
    let documentation: SwiftDocumentation
    /// Its name.
    let name: SwiftIdentifier
    /// Its raw value, in an enumeration that has them.
    var rawValue: String?
    /// The values that it carries.
    var parameters: [SwiftParameter] = []
}

/// A computed property of one expression.
struct SwiftProperty: Sendable {
    /// What stands above it.
    let documentation: SwiftDocumentation
    /// Who sees it.
    let access: AccessLevel
    /// Whether it belongs to the type.
    var isStatic = true
    /// Its name.
    let name: SwiftIdentifier
    /// Its type.
    let type: SwiftType
    /// Its value.
    let value: SwiftExpression
}

/// A function of one expression.
struct SwiftFunction: Sendable {
    /// What stands above it.
    let documentation: SwiftDocumentation
    /// Who sees it.
    let access: AccessLevel
    /// Whether it belongs to the type.
    var isStatic = true
    /// Its name.
    let name: SwiftIdentifier
    /// What it takes.
    let parameters: [SwiftParameter]
    /// What it returns.
    let result: SwiftType
    /// Its body.
    let value: SwiftExpression
}

/// A parameter of a function, or a value that a case carries.
struct SwiftParameter: Sendable {
    /// What callers write before the value; nil for nothing.
    let label: SwiftIdentifier?
    /// Its name inside.
    let name: SwiftIdentifier
    /// Its type.
    let type: SwiftType
}
