import XCStringsKit

/// Strings, or texts of SwiftUI, that `+` puts together.
struct JoinFact: Hashable, Sendable {
    /// What is put together, in its order.
    var parts: [Part]
    /// Where the whole stands.
    var spot: SourceSpot
    /// What the whole is for.
    var role: LiteralRole

    /// A part.
    struct Part: Hashable, Sendable {
        var kind: Kind
        var range: ByteRange
    }

    /// What a part is.
    enum Kind: UInt8, Hashable, Sendable {
        case literal
        /// `Text(…)` with whatever modifiers.
        case text
        case value
    }
}

/// A call that passes values along with what may be a key, or formats what may be a text looked up.
struct FormatFact: Hashable, Sendable {
    /// The function.
    var name: String
    /// Whether it is Foundation's own, `String(format:)` or `localizedStringWithFormat`.
    var isFoundation: Bool
    /// The bytes of the key, or of the format.
    var key: ByteRange
    /// The labels of the values.
    var labels: [String?]
    /// What is known of the types of the values.
    var values: [TypeHint]
}

/// A comment that tells fitloc something of a line: `// [fitloc:off hard-coded-text]`.
struct DirectiveFact: Hashable, Sendable {
    /// What it tells.
    var kind: Kind
    /// The words behind that: rules, or patterns of keys.
    var words: [String]
    /// The bytes of the instruction.
    var range: ByteRange
    /// The bytes of the lines that it speaks of.
    var lines: ByteRange

    /// What a comment tells.
    enum Kind: String, Hashable, Sendable {
        /// These rules find nothing here.
        case off
        /// The lookups here use these keys and no others.
        case yields
    }
}
