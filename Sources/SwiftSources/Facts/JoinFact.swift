import CatalogCore

/// A concatenation of strings or SwiftUI texts with `+`.
struct JoinFact: Hashable, Sendable {
    /// The operands in order.
    var parts: [Part]
    /// The location of the whole expression.
    var spot: SourceSpot
    /// The role of the whole expression.
    var role: LiteralRole

    /// An operand.
    struct Part: Hashable, Sendable {
        var kind: Kind
        var range: ByteRange
        /// The closures, collections and subscripts in the operand; a lookup in one of them is not the operand itself.
        var enclosures: [ByteRange] = []
    }

    /// The kind of an operand.
    enum Kind: UInt8, Hashable, Sendable {
        case literal
        /// `Text(…)`, with or without modifiers.
        case text
        /// `Text(Image(…))`, with or without modifiers.
        case image
        case value

        /// Whether the operand is a SwiftUI text.
        var isText: Bool { self == .text || self == .image }
    }
}

/// A call that passes values together with a possible key, or that formats a possible lookup.
struct FormatFact: Hashable, Sendable {
    /// The name of the function.
    var name: String
    /// Whether the function is Foundation's `String(format:)`, `NSString(format:)` or `localizedStringWithFormat`.
    var isFoundation: Bool
    /// Whether a Foundation function formats for a locale.
    var hasLocale = false
    /// Whether the values are in an array.
    var takesArray = false
    /// The bytes of the key or format.
    var key: ByteRange
    /// The labels of the values.
    var labels: [String?]
    /// The type hints of the values.
    var values: [TypeHint]
}

/// A comment with an instruction for fitloc, such as `// [fitloc:off hard-coded-text]`.
struct DirectiveFact: Hashable, Sendable {
    /// The kind of instruction.
    var kind: Kind
    /// The arguments of the instruction: rules, or patterns of keys.
    var words: [String]
    /// The bytes of the instruction.
    var range: ByteRange
    /// The bytes of the lines that the instruction applies to.
    var lines: ByteRange

    /// A kind of instruction.
    enum Kind: String, Hashable, Sendable {
        /// Turns off the named rules for these lines.
        case off
        /// Restricts the lookups on these lines to the named keys.
        case yields
    }
}
