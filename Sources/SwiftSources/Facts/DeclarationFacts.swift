/// A type, or an extension of one.
struct TypeFact: Hashable, Sendable {
    /// Its whole name: `HomeView.Row`.
    var name: String
    var kind: Kind
    /// What it inherits from and conforms to.
    var inherited: [String]
    /// The raw values of its cases, in their order, where it is an enumeration of strings.
    var rawValues: [String]
    /// The names of its cases.
    var cases: [String]
    /// Whether its declaration, not an extension, has an initializer.
    var hasInitializer: Bool
    /// Its attributes and macros: `Model`, `MainActor`.
    var attributes: [String] = []

    /// What stands in the place of a type where a file uses one name for several.
    static let ambiguous = "_"

    enum Kind: UInt8, Hashable, Sendable {
        case structure, reference, enumeration, interface, extended
    }
}

/// A function, an initializer or a case with values.
struct CallableFact: Hashable, Sendable {
    var name: String
    var kind: Kind
    /// The type that it belongs to, or empty.
    var owner: String
    var parameters: [ParameterFact]
    var result: String?
    /// Whether Swift takes another one where both fit.
    var isDisfavored: Bool
    /// The names of its type parameters.
    var generics: [String]
    /// Whether code may call it that is not here: it is public, or Objective-C sees it.
    var isExposed: Bool = false
    /// Whether Swift makes it of the stored properties.
    var isMemberwise: Bool = false

    enum Kind: UInt8, Hashable, Sendable {
        case function, initializer, enumerationCase
    }
}

/// A parameter.
struct ParameterFact: Hashable, Sendable {
    /// What callers write before it; nil for nothing.
    var label: String?
    var name: String
    var type: String
    var hasDefault: Bool
}

/// A property of a type, or a global variable.
struct PropertyFact: Hashable, Sendable {
    var name: String
    /// The type that it belongs to, or empty.
    var owner: String
    /// Its type, where it is written.
    var type: String?
    /// What its first value tells of its type.
    var hint: TypeHint
    /// Whether a memberwise initializer takes it.
    var isStored: Bool
    var hasDefault: Bool
    /// Whether it never changes.
    var isConstant: Bool = false
    /// Whether it has a body that gives its value.
    var isComputed: Bool = false
    /// Whether something may write to it that is not here: a property wrapper, Objective-C, another module.
    var isExposed: Bool = false
}

/// A declaration that looks a string up by what it is given.
struct HelperFact: Hashable, Sendable {
    /// Its name as Swift spells it: `localized`, `tr(_:table:)`.
    var name: String
    /// Which of its parameters the key is; nil where it is asked of the key.
    var parameter: Int?
    /// The table that it looks in, where it says so by a literal.
    var table: String?
    /// The bundle that it looks in, as it is written.
    var bundle: String?
    /// Where it is declared.
    var spot: SourceSpot
}
