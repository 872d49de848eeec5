import XCStringsKit

/// What becomes of the look-ups of a project whose texts have accessors; nothing is written.
package struct AccessorAdoption: Sendable {
    /// The edits by the paths of the files.
    package internal(set) var edits: [String: [Edit]] = [:]
    /// The look-ups that accessors take the place of.
    package internal(set) var rewritten: [Rewritten] = []
    /// Those that stay, and why.
    package internal(set) var left: [Left] = []
    /// How many texts of the mapping the code does not have, or no longer.
    package internal(set) var absentTexts = 0

    /// A look-up that an accessor takes the place of.
    package struct Rewritten: Hashable, Sendable {
        /// Where its key is.
        package let place: SourcePlace
        /// The key or text in the code.
        package let key: String
        /// The code that takes its place.
        package let code: String
        /// Whether it is made once, in the language of that moment.
        package let isFrozen: Bool
        /// What the mapping says besides; empty for nothing.
        package let note: String
    }

    /// A look-up that stays.
    package struct Left: Hashable, Sendable {
        /// Where its key is.
        package let place: SourcePlace
        /// The key or text in the code; what is known of one that is made at run time.
        package let key: String
        /// Why.
        package let reason: Reason
    }

    /// Why a look-up stays.
    package enum Reason: Error, Hashable, Sendable {
        /// The key is put together while the program runs.
        case made
        /// The key is a literal with values in it.
        case interpolated
        /// Neither the mapping nor a catalog has the key.
        case unknownKey
        /// The key of the catalog has no accessor that could be written there.
        case noAccessor(key: String)
        /// The text was sample data, and has no key.
        case sample(note: String)
        /// The mapping says that a person has to change the call.
        case byHand(note: String)
        /// The text takes another number of values.
        case values(taken: Int, given: Int)
        /// The text takes values and something else seems to put them in.
        case format(taken: Int)
        /// A value is of another type than the text takes.
        case type(code: String, type: String)
        /// The mapping names other values than the text takes.
        case names(taken: [String])
        /// What stands round it.
        case place(LookUp.Obstacle)
        /// What stands round a text.
        case text(AdoptionObstacle)
    }

    /// The paths of the files that change.
    package var paths: [String] { edits.keys.sorted() }
}
