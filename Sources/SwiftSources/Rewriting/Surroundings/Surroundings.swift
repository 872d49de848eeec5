/// What stands round a literal, from the inside out: what the words of its key and the isolation of its code come from.
struct Surroundings: Hashable, Sendable {
    /// The layers, the innermost first.
    var layers: [Layer] = []

    /// Something that a literal stands in.
    enum Layer: Hashable, Sendable {
        case type(TypeLayer)
        case member(MemberLayer)
        case closure(ClosureLayer)
        case call(CallLayer)
        case branch(BranchLayer)
    }

    /// The types, the innermost first.
    var types: [TypeLayer] { layers.compactMap { if case .type(let type) = $0 { type } else { nil } } }

    /// The calls, the innermost first.
    var calls: [CallLayer] { layers.compactMap { if case .call(let call) = $0 { call } else { nil } } }
}

/// A type, or an extension of one.
struct TypeLayer: Hashable, Sendable {
    /// Its own name, or that of what is extended.
    var name: String
    var kind: Kind
    /// What it inherits from and conforms to.
    var inherited: [String]
    /// The names of its attributes: `MainActor`.
    var attributes: [String]
    /// The words before it: `nonisolated`.
    var modifiers: [String]

    enum Kind: Hashable, Sendable {
        case structure, reference, enumeration, actor, interface, extended
    }
}

/// A member of a type, or something that is declared by itself.
struct MemberLayer: Hashable, Sendable {
    var name: String
    var kind: Kind
    var attributes: [String]
    var modifiers: [String]
    /// Whether the literal is in the value that it begins with, not in what it does.
    var isInitialValue = false
    /// Whether the literal is in what a parameter is when it is left out.
    var isDefaultArgument = false
    /// Whether it stands in the body of another one.
    var isLocal = false

    enum Kind: Hashable, Sendable {
        case function, property, initializer, deinitializer, enumerationCase
    }
}

/// A closure.
struct ClosureLayer: Hashable, Sendable {
    /// The names of its attributes: `MainActor`, `Sendable`.
    var attributes: [String]
    /// What it is assigned to; nil where it is none.
    var assignedTo: String?
}

/// A call that has the literal among its arguments, or in a closure that is one.
struct CallLayer: Hashable, Sendable {
    /// What is called, by its last name: `Button`, `alert`.
    var callee: String
    /// What it is called on, where that is made of names: `DispatchQueue.main`.
    var base: [String]
    /// Whether it is called on something, as a modifier is.
    var isMember: Bool
    /// The label of the argument that the literal is in; nil for one without.
    var label: String?
    /// Whether that argument is a closure.
    var isClosure: Bool
    /// What the other arguments name, in their order.
    var siblings: [NamedValue]
    /// What the modifiers behind it name, by the modifier: `font`, `[title2]`.
    var modifiers: [NamedValue] = []
}

/// What an expression names.
struct NamedValue: Hashable, Sendable {
    /// The label or modifier that it belongs to; nil for none.
    var label: String?
    /// The names in it that say what it is about: `[groupName]` of `$model.groupName`.
    var names: [String]
    var kind: Kind

    enum Kind: Hashable, Sendable {
        /// A binding: `$model.groupName`.
        case binding
        /// What a closure does first: `join` of `{ model.join() }`.
        case action
        /// A value of the program.
        case value
        /// A case: `.cancel`.
        case member
        /// A literal, such as the name of a symbol.
        case literal
    }
}

/// A branch that is taken where something holds.
struct BranchLayer: Hashable, Sendable {
    /// The names in the condition or pattern.
    var names: [String]
    var kind: Kind

    enum Kind: Hashable, Sendable {
        /// A case of a `switch`, or what is caught.
        case pattern
        /// What is done where the condition holds.
        case condition
        /// What is done where the condition does not hold.
        case otherwise
        /// The first of two values: `done ? "…" : "…"`.
        case choice
        /// The second of two values.
        case otherChoice
        /// What is done where a value is missing: the `else` of a `guard`.
        case missing
        /// What is done with an error that was caught.
        case failure
    }
}
