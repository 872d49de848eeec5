import CatalogCore

/// The code of a lookup in a file that an accessor can replace.
package struct Lookup: Hashable, Sendable {
    /// The range of the code.
    let range: ByteRange
    /// The ranges of the values that the lookup inserts into the text; nil if it inserts none itself.
    let values: [ByteRange]?
    /// The argument that consists of the lookup; nil if there is none.
    let argument: Argument?
    /// Whether the text is resolved once and kept for the whole run of the program, as in a `static let`.
    let isFrozen: Bool
    /// Whether the text is the initial value of a variable, which other code can use as a format.
    let isKept: Bool
    /// The conditional expression of which the literal is a branch; nil if there is none.
    let choice: Choice?

    /// The kind of a literal, which determines how to parse the code around it.
    enum Form: Hashable, Sendable {
        /// The key of a function or property that returns a `String`.
        case string
        /// The key of a view or modifier.
        case view
        /// A text that is not a key.
        case text
    }

    /// A conditional expression: `isOn ? "On" : "Off"`, or a chain of them.
    struct Choice: Hashable, Sendable {
        /// The range of the whole expression, with its conditions.
        let range: ByteRange
        /// The number of branches.
        let branchCount: Int
        /// Whether the branches are keys of a view, so that only all of them together can be replaced.
        let isOfKeys: Bool
    }

    /// An argument of a call.
    struct Argument: Hashable, Sendable {
        /// The last component of the callee's name: `Text`, `navigationTitle`.
        let callee: String
        /// The label; nil for the first argument without a label.
        let label: String?
        /// The labels of the other arguments, `_` for none; excludes trailing closures.
        let others: [String]
    }

    /// A reason why an accessor cannot replace the lookup, whatever its key.
    package enum Obstacle: Error, Hashable, Sendable {
        /// The context requires a key rather than a text.
        case keyWanted
        /// The argument with the given label specifies the table, bundle or language.
        case argument(String)
        /// The lookup passes the values as an array.
        case list
        /// The literal must have the same type as other branches or operands.
        case choice
        /// The lookup is a default argument that other modules can use, which may not see the accessor.
        case defaultArgument
        /// The code to replace contains a comment.
        case comment
        /// The code around the literal is not a known form of lookup.
        case unknown
    }
}
