/// The code around a literal, from the inside out, which determines the words of its key and its actor isolation.
struct Surroundings: Hashable, Sendable {
    /// The layers, from the inside out.
    var layers: [Layer] = []

    /// A declaration, expression or statement that encloses a literal.
    enum Layer: Hashable, Sendable {
        case type(TypeLayer)
        case member(MemberLayer)
        case closure(ClosureLayer)
        case call(CallLayer)
        case branch(BranchLayer)
    }

    /// The types, from the inside out.
    var types: [TypeLayer] { layers.compactMap { if case .type(let type) = $0 { type } else { nil } } }

    /// The calls, from the inside out.
    var calls: [CallLayer] { layers.compactMap { if case .call(let call) = $0 { call } else { nil } } }
}

/// A type or an extension of a type.
struct TypeLayer: Hashable, Sendable {
    /// The name of the type, without enclosing types.
    var name: String
    var kind: Kind
    /// The supertype and the conformances.
    var inherited: [String]
    /// The names of the attributes, such as `MainActor`.
    var attributes: [String]
    /// The modifiers, such as `nonisolated`.
    var modifiers: [String]

    enum Kind: Hashable, Sendable {
        case structure, reference, enumeration, actor, interface, extended
    }
}

/// A member of a type, or a global or local declaration.
struct MemberLayer: Hashable, Sendable {
    var name: String
    var kind: Kind
    var attributes: [String]
    var modifiers: [String]
    /// Whether the literal is in the initial value rather than in a body.
    var isInitialValue = false
    /// Whether the literal is in a default argument.
    var isDefaultArgument = false
    /// Whether the declaration is in the body of another one.
    var isLocal = false

    enum Kind: Hashable, Sendable {
        case function, property, initializer, deinitializer, enumerationCase
    }
}

/// A closure that encloses the literal.
struct ClosureLayer: Hashable, Sendable {
    /// The names of the attributes, such as `MainActor` or `Sendable`.
    var attributes: [String]
    /// The last name of the assignment target; nil if the closure is not assigned.
    var assignedTo: String?
}

/// A call that has the literal in one of its arguments, possibly inside a closure.
struct CallLayer: Hashable, Sendable {
    /// The last component of the callee's name: `Button`, `alert`.
    var callee: String
    /// The names that precede the callee, such as `DispatchQueue.main`.
    var base: [String]
    /// Whether the callee is a member, as a modifier is.
    var isMember: Bool
    /// The label of the argument that contains the literal; nil if it has none.
    var label: String?
    /// Whether that argument is a closure.
    var isClosure: Bool
    /// The names in the other arguments, in order.
    var siblings: [NamedValue]
    /// The names in the modifiers after the call, with the modifier as label: `font`, `[title2]`.
    var modifiers: [NamedValue] = []
}

/// The names in an expression.
struct NamedValue: Hashable, Sendable {
    /// The label of the argument, or the modifier; nil if there is none.
    var label: String?
    /// The descriptive names: `[groupName]` for `$model.groupName`.
    var names: [String]
    var kind: Kind

    enum Kind: Hashable, Sendable {
        /// A binding: `$model.groupName`.
        case binding
        /// The first action of a closure: `join` for `{ model.join() }`.
        case action
        /// A value.
        case value
        /// A member without a base, such as the case `.cancel`.
        case member
        /// A literal, such as the name of a symbol.
        case literal
    }
}

/// A conditional branch.
struct BranchLayer: Hashable, Sendable {
    /// The names in the condition or pattern.
    var names: [String]
    var kind: Kind

    enum Kind: Hashable, Sendable {
        /// A case of a `switch`, or a `catch` with a pattern.
        case pattern
        /// The body of an `if`.
        case condition
        /// The `else` of an `if`.
        case otherwise
        /// The first branch of `done ? "…" : "…"`.
        case choice
        /// The second branch of `done ? "…" : "…"`.
        case otherChoice
        /// The `else` of a `guard`.
        case missing
        /// A `catch` without a pattern.
        case failure
    }
}
