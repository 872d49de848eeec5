import XCStringsKit

/// Code that gives a text by its key, as it stands in a file: all that an accessor takes the place of.
package struct LookUp: Hashable, Sendable {
    /// Its bytes.
    let range: ByteRange
    /// The bytes of each value that it puts into the text; nil where it puts in none by itself.
    let values: [ByteRange]?
    /// The argument that it is, where it is one and stands there alone.
    let argument: Argument?
    /// Whether it is kept for the whole run of the program, in the language of the moment: `static let`.
    let isFrozen: Bool
    /// Whether its text is the value of a variable, which something else may use as a format.
    let isKept: Bool

    /// What a literal is known to be before its surroundings are read.
    enum Form: Hashable, Sendable {
        /// The key of a function or property that gives a `String`.
        case string
        /// The key of a view or modifier.
        case view
        /// A text that is no key.
        case text
    }

    /// An argument of a call.
    struct Argument: Hashable, Sendable {
        /// What is called, by its last name: `Text`, `navigationTitle`.
        let callee: String
        /// The label; nil for the first argument, which has none.
        let label: String?
        /// The labels of the other arguments, `_` for none; trailing closures are left out.
        let others: [String]
    }

    /// Why an accessor cannot take its place, whatever the key.
    package enum Obstacle: Error, Hashable, Sendable {
        /// The place takes a key and no text.
        case keyWanted
        /// An argument says where to look or in which language, by its label.
        case argument(String)
        /// The values come as a list.
        case list
        /// Other branches of a choice, or something else beside it, must be of the same type.
        case choice
        /// It is what a parameter is when it is left out, which others may see who do not see the accessor.
        case defaultArgument
        /// A comment stands in the code that would go.
        case comment
        /// There is no look-up that is understood.
        case unknown
    }
}
