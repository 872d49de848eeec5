/// A string literal of a file.
struct LiteralFact: Hashable, Sendable {
    /// What it says, escapes resolved.
    var segments: [TextSegment]
    /// Where it stands.
    var spot: SourceSpot
    /// What it is for.
    var role: LiteralRole
    /// The collections between it and that place, from the inside.
    var steps: [ContainerStep] = []
    /// What else was met on the way.
    var traits: LiteralTraits = []

    /// The text of a literal that holds nothing else.
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

/// A part of a string literal, or of a string that is put together.
enum TextSegment: Hashable, Sendable {
    case text(String)
    case interpolation(Interpolation)
}

/// A value within a string.
struct Interpolation: Hashable, Sendable {
    /// What is known of the value's type.
    var hint: TypeHint
    /// The format that is asked for, `specifier: "%.2f"`.
    var specifier: String?
    /// The label of another argument, such as `format` or `style`, which makes it an object.
    var label: String?
    /// The value as it is written, cut after some characters.
    var code: String
    /// What becomes of it where the value is another name for something: `\.$title` of App Intents.
    var parameter: String?
}

/// What was met between a literal and the place that decides on it.
struct LiteralTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It is put together with something by `+`, which makes a `String`.
    static let isConcatenated = LiteralTraits(rawValue: 1)
    /// It is one branch of a choice that has something else than literals in others.
    static let isMixedChoice = LiteralTraits(rawValue: 2)
    /// It is one branch of a choice.
    static let isChoice = LiteralTraits(rawValue: 4)
    /// It is the right side of `??`.
    static let isFallback = LiteralTraits(rawValue: 8)
}

/// A step from a literal outwards through a collection.
enum ContainerStep: Hashable, Sendable {
    case element
    case value
    case key
    case tuple(index: Int, label: String?)
}

/// What a string literal is for, by what stands round it.
enum LiteralRole: Hashable, Sendable {
    /// An argument of a call, an attribute or a macro, by the numbers of both.
    case argument(call: Int, index: Int)
    /// What a member is asked of: `"key".localized`; with the number of the call where it is one.
    case receiver(member: String, call: Int?)
    /// The value that a property or variable begins with.
    case bound(name: String, type: String?)
    /// What is assigned to something.
    case assigned(name: String, hint: TypeHint)
    /// What a parameter is when it is left out.
    case defaultArgument(name: String, type: String)
    /// What a function or property gives.
    case returned(from: String, type: String?)
    /// What a closure gives that is an argument or a value.
    case closureResult
    /// It is cast: `"text" as LocalizedStringKey`.
    case cast(to: String)
    /// One side of a comparison.
    case compared
    /// What is matched against.
    case pattern
    /// What a subscript is asked for.
    case subscripted
    /// The raw value of a case.
    case rawValue(of: String)
    /// A value within another literal.
    case interpolated
    /// Anything else.
    case other
}
