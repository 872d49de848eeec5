/// A call, an attribute or a macro.
struct CallFact: Hashable, Sendable {
    /// The last component of the callee's name: `Text`, `navigationTitle`, `init`.
    var name: String
    /// The expression that the callee is a member of.
    var base: Base
    /// The syntactic form.
    var form: Form
    /// The labels of the arguments in order, nil for an argument without a label; excludes trailing closures.
    var labels: [String?]
    /// The indices of the arguments that are the literal `nil`.
    var nilArguments: [Int] = []
    /// The location of the whole call.
    var spot: SourceSpot
    /// The source code of the argument `bundle`; nil if there is none.
    var bundle: String?
    /// The known type of the expression that the callee is a member of.
    var receiver: TypeHint = .unknown
    /// The first name of that expression: `parts` for `parts[0].append("…")`; nil if it begins with anything else.
    var receiverName: String?
    /// Whether the call has a trailing closure.
    var hasTrailingClosure: Bool = false
    /// The role of a call with a leading dot, whose type depends on its context, or of one that makes a key.
    var site: Site?

    /// Whether the call makes a key that another call looks up: `LocalizedStringKey("Add")`.
    var makesKey: Bool {
        guard form == .function else { return false }
        if case .type(let type) = base, name == "init" { return Self.keys.contains(Declarations.last(type)) }
        return Self.keys.contains(name)
    }

    private static let keys: Set<String> = ["LocalizedStringKey", "LocalizationValue"]

    /// The role of an expression.
    struct Site: Hashable, Sendable {
        var role: LiteralRole
        /// The collections between the expression and the code that determines its role, from the inside out.
        var steps: [ContainerStep]
    }

    /// The expression that a callee is a member of.
    enum Base: Hashable, Sendable {
        /// None: a function, or the initializer of a type.
        case none
        /// A leading dot: a member of the contextual type.
        case implicit
        /// A name with an initial capital, which is a type: `String`, `Foo.Bar`.
        case type(String)
        /// Any other expression.
        case value
    }

    /// The syntactic form of a call.
    enum Form: UInt8, Hashable, Sendable {
        case function
        case attribute
        case macro
    }
}

/// A place where code can use a key that is not a single literal.
struct DynamicFact: Hashable, Sendable {
    /// The API that receives the key.
    var target: Target
    /// The possible contents, as far as the file shows; an unknown value is a single interpolation.
    var alternatives: [[TextSegment]]
    /// The location of the key.
    var spot: SourceSpot

    /// An API that receives a key.
    enum Target: Hashable, Sendable {
        /// An argument of a call, by the indices of both.
        case argument(call: Int, index: Int)
        /// A member access on the key.
        ///
        /// `call` is the index of the call if the member is called.
        case receiver(member: String, call: Int?)
    }
}

/// A chain of names separated by dots.
struct MemberFact: Hashable, Sendable {
    /// The names; the first is empty for a member without a base.
    var path: [String]
    /// The location of the chain.
    var spot: SourceSpot
    /// The index of the call that has the chain as an argument; nil if there is none.
    var call: Int?
    var index: Int
}
