/// A string literal in a file.
struct LiteralFact: Hashable, Sendable {
    /// The content, with escape sequences resolved.
    var segments: [TextSegment]
    /// The location of the literal.
    var spot: SourceSpot
    /// The role of the literal.
    var role: LiteralRole
    /// The collections between the literal and the code that determines its role, from the inside out.
    var steps: [ContainerStep] = []
    /// Further facts about the expressions around the literal.
    var traits: LiteralTraits = []
    /// The key of the innermost dictionary element around the literal, if the key is a name and the literal is in the
    /// value.
    var dictionaryKey: String?
    /// The cases of the enumeration for which a property or function of it gives the literal:
    /// `switch self { case .full: "The disk is full" }`.
    var cases: [String] = []

    /// The text of a literal without values; nil if it has values.
    var plainText: String? {
        switch segments.count {
        case 0: return ""
        case 1:
            guard case .text(let text) = segments[0] else { return nil }
            return text
        default: return nil
        }
    }
}

/// A part of a string literal or of a concatenated string.
enum TextSegment: Hashable, Sendable {
    case text(String)
    case interpolation(Interpolation)
}

/// A value in a string.
struct Interpolation: Hashable, Sendable {
    /// The type hint of the value.
    var hint: TypeHint
    /// The format in `specifier: "%.2f"`; nil if there is none.
    var specifier: String?
    /// The label of another argument, such as `format` or `style`, which makes the value an object.
    var label: String?
    /// The source code of the value, truncated.
    var code: String
    /// The App Intents name in an interpolation such as `\.$title` or `.applicationName`; nil for other values.
    var parameter: String?
}

/// Facts about the expressions between a literal and the code that determines its role.
struct LiteralTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The literal is an operand of `+`, so the result is a `String`.
    static let isConcatenated = LiteralTraits(rawValue: 1)
    /// The literal is a branch of a conditional that also has branches without literals.
    static let isMixedChoice = LiteralTraits(rawValue: 2)
    /// The literal is a branch of a conditional.
    static let isChoice = LiteralTraits(rawValue: 4)
    /// The literal is the right operand of `??`.
    static let isFallback = LiteralTraits(rawValue: 8)
}

/// A step from a literal outwards through a collection or tuple.
enum ContainerStep: Hashable, Sendable {
    case element
    case value
    case key
    case tuple(index: Int, label: String?)
}

/// The role of a string literal, as determined by the code around it.
enum LiteralRole: Hashable, Sendable {
    /// An argument of a call, an attribute or a macro, by the indices of both.
    case argument(call: Int, index: Int)
    /// The receiver of a member, as in `"key".localized`; with the index of the call if the member is called.
    case receiver(member: String, call: Int?)
    /// The initial value of a property or variable.
    case bound(name: String, type: String?)
    /// The right side of an assignment.
    case assigned(name: String, hint: TypeHint)
    /// The default value of a parameter.
    case defaultArgument(name: String, type: String)
    /// The result of a function or property.
    case returned(from: String, type: String?)
    /// The result of a closure that is an argument or a value.
    case closureResult
    /// The operand of a cast: `"text" as LocalizedStringKey`.
    case cast(to: String)
    /// One side of a comparison.
    case compared
    /// A pattern.
    case pattern
    /// The argument of a subscript.
    case subscripted
    /// The raw value of an enumeration case.
    case rawValue(of: String)
    /// A value inside another literal.
    case interpolated
    /// Any other role.
    case other
}
