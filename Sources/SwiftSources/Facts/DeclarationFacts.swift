/// A type or an extension of a type.
struct TypeFact: Hashable, Sendable {
    /// The full name: `HomeView.Row`.
    var name: String
    var kind: Kind
    /// The supertype and the conformances.
    var inherited: [String]
    /// The raw values of the cases, in order, if the type is an enumeration of strings.
    var rawValues: [String]
    /// The names of the cases.
    var cases: [String]
    /// Whether the declaration itself, not an extension, has an initializer.
    var hasInitializer: Bool
    /// The attributes and macros: `Model`, `MainActor`.
    var attributes: [String] = []

    /// The placeholder for a type if a file uses one name for several types.
    static let ambiguous = "_"

    enum Kind: UInt8, Hashable, Sendable {
        case structure, reference, enumeration, interface, extended
    }
}

/// A case of an enumeration of strings whose raw value is its name, such as `case title` for “title”.
struct NamedCaseFact: Hashable, Sendable {
    /// The full name of the enumeration.
    var owner: String
    /// The raw value.
    var text: String
    /// The location of the name.
    var spot: SourceSpot
}

/// A function, an initializer or an enumeration case with associated values.
struct CallableFact: Hashable, Sendable {
    var name: String
    var kind: Kind
    /// The type that declares the function; empty for a global function.
    var owner: String
    var parameters: [ParameterFact]
    var result: String?
    /// Whether overload resolution prefers other functions.
    var isDisfavored: Bool
    /// The names of the type parameters.
    var generics: [String]
    /// Whether code outside the project can call the function, because it is public or visible to Objective-C.
    var isExposed: Bool = false
    /// Whether only other modules can, because it is public and has no attribute for other callers.
    var isPublic: Bool = false
    /// Whether the function is the implicit memberwise initializer.
    var isMemberwise: Bool = false
    /// Whether the function throws errors.
    var isThrowing: Bool = false
    /// Whether the function overrides another, so that code of a framework can call it.
    var isOverride: Bool = false

    /// The name with that of the type that declares it.
    var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

    enum Kind: UInt8, Hashable, Sendable {
        case function, initializer, enumerationCase
    }
}

/// A parameter of a function.
struct ParameterFact: Hashable, Sendable {
    /// The argument label; nil if there is none.
    var label: String?
    var name: String
    var type: String
    var hasDefault: Bool

    /// Whether the value is a function.
    var isFunction: Bool { Self.isFunction(type) }

    /// Returns whether a type contains an arrow; Foundation's search would take most of the time of a large project.
    static func isFunction(_ type: String) -> Bool {
        var previous: UInt8 = 0
        return type.utf8.contains { byte in
            defer { previous = byte }
            return byte == UInt8(ascii: ">") && previous == UInt8(ascii: "-")
        }
    }
}

/// A property of a type, or a global variable.
struct PropertyFact: Hashable, Sendable {
    var name: String
    /// The type that declares the property; empty for a global variable.
    var owner: String
    /// The explicit type; nil if there is no annotation.
    var type: String?
    /// The type hint from the initial value.
    var hint: TypeHint
    /// Whether a memberwise initializer has a parameter for the property.
    var isStored: Bool
    var hasDefault: Bool
    /// Whether the value never changes.
    var isConstant: Bool = false
    /// Whether the property has a getter.
    var isComputed: Bool = false
    /// Whether unknown code can write the property, or provide the values of its getter: a property wrapper, Objective-C or
    /// another module.
    var isExposed: Bool = false
    /// Whether a result builder makes the value, such as `@ViewBuilder`: a memberwise initializer has a closure for it.
    var hasBuilder: Bool = false
}

/// A declaration that looks up a string by its argument or receiver.
struct HelperFact: Hashable, Sendable {
    /// The name with labels, as in `localized` or `tr(_:table:)`.
    var name: String
    /// The index of the key parameter; nil if the key is the receiver.
    var parameter: Int?
    /// The name of the table if it is a literal in the declaration; otherwise nil.
    var table: String?
    /// The source code of the bundle; nil if there is none.
    var bundle: String?
    /// Whether the helper is called on its type rather than on a value.
    var isStatic = false
    /// The location of the declaration.
    var spot: SourceSpot
}

/// A member of strings that passes the string on to another function, which may look it up:
/// `func text(comment: String) -> String { Loc.string(for: self) }`.
struct ForwarderFact: Hashable, Sendable {
    /// The member, as a declaration that looks up its receiver.
    var helper: HelperFact
    /// The name of the other function, without labels.
    var callee: String
    /// The type that the call names; nil if it names none.
    var type: String?
    /// The labels of the call's arguments.
    var labels: [String?]
    /// The index of the argument that is the string.
    var argument: Int
}
