/// A call, an attribute or a macro.
struct CallFact: Hashable, Sendable {
    /// What is called, by its last name: `Text`, `navigationTitle`, `init`.
    var name: String
    /// What it is called on.
    var base: Base
    /// The form of it.
    var form: Form
    /// The labels of the arguments in their order, nil for those without; trailing closures are left out.
    var labels: [String?]
    /// Where it begins.
    var spot: SourceSpot
    /// The argument `bundle` as it is written.
    var bundle: String?
    /// What is known of the type of what it is called on.
    var receiver: TypeHint = .unknown
    /// The labels of the arguments that are written as members without a base: `.symbol`.
    var hasTrailingClosure: Bool = false
    /// Where `.init` stands, whose type that place gives.
    var site: Site?

    /// What an expression is for.
    struct Site: Hashable, Sendable {
        var role: LiteralRole
        /// The collections between it and that place, from the inside.
        var steps: [ContainerStep]
    }

    /// What something is called on.
    enum Base: Hashable, Sendable {
        /// Nothing: a function, or a type's initializer.
        case none
        /// Nothing but a dot: a member of the type that is wanted.
        case implicit
        /// A name that begins with a capital: a type, `String`, `Foo.Bar`.
        case type(String)
        /// Something else.
        case value
    }

    /// The form of a call.
    enum Form: UInt8, Hashable, Sendable {
        case function
        case attribute
        case macro
    }
}

/// A place where a key may be made of something else than one literal.
struct DynamicFact: Hashable, Sendable {
    /// What takes it.
    var target: Target
    /// What it may be, as far as it can be followed; a value that cannot is one interpolation.
    var alternatives: [[TextSegment]]
    /// Where the key stands.
    var spot: SourceSpot

    /// What takes a key.
    enum Target: Hashable, Sendable {
        /// An argument of a call.
        case argument(call: Int, index: Int)
        /// A member that is asked of the key; with the number of the call where it is one.
        case receiver(member: String, call: Int?)
    }
}

/// Names with dots between them, as they are written.
struct MemberFact: Hashable, Sendable {
    /// The names; the first is empty for a member without a base.
    var path: [String]
    /// Where they stand.
    var spot: SourceSpot
    /// The call and the argument that they are, where they are one.
    var call: Int?
    var index: Int
}
