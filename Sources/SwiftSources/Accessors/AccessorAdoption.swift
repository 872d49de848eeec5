import CatalogCore

/// A plan that replaces the lookups of a project by generated accessors, without writing anything.
package struct AccessorAdoption: Sendable {
    /// The edits, by file path.
    package internal(set) var edits: [String: [Edit]] = [:]
    /// The lookups that accessors replace.
    package internal(set) var rewritten: [Rewritten] = []
    /// The lookups that stay in the code, each with its reason.
    package internal(set) var left: [Left] = []
    /// The texts in the mapping that the code does not contain, and that no accessor has replaced already.
    package internal(set) var absent: [Absent] = []

    /// A text in the mapping that no literal of the code has: the code composes it, or it has changed.
    package struct Absent: Hashable, Sendable {
        /// The path of the file.
        package let path: String
        /// The position in the mapping; the column is 0 if the mapping has none.
        package let position: TextPosition
        /// The text.
        package let text: String
        /// The key of the catalog, or the code that replaces the text; nil if the mapping has neither.
        package let successor: String?
        /// The note in the mapping, without the words that say that a person must change the code.
        package let note: String
    }

    /// A lookup that an accessor replaces.
    package struct Rewritten: Hashable, Sendable {
        /// The location of the key or text in the code.
        package let location: CodeLocation
        /// The key or text in the code.
        package let key: String
        /// The code that replaces the lookup.
        package let code: String
        /// Whether the text is resolved only once, in the language of that moment.
        package let isFrozen: Bool
        /// The note in the mapping; empty if the mapping has no note, or if the literal is a text.
        package let note: String
    }

    /// A lookup that stays in the code.
    package struct Left: Hashable, Sendable {
        /// The location of the key or text in the code.
        package let location: CodeLocation
        /// The key or text in the code; for a dynamic key, its known pattern or its code.
        package let key: String
        /// The reason why the lookup stays.
        package let reason: Reason
        /// What the mapping has in place of the lookup; nil if the mapping has nothing.
        package private(set) var instruction: Instruction?

        init(location: CodeLocation, key: String, reason: Reason, row: AccessorMapping.Row? = nil) {
            self.location = location
            self.key = key
            self.reason = reason
            guard let row, let successor = row.accessor ?? row.key else { return }
            instruction = Instruction(successor: successor, note: row.instruction)
        }
    }

    /// What a person finds in the mapping about a lookup that stays.
    package struct Instruction: Hashable, Sendable {
        /// The key of the catalog, or the code that replaces the lookup.
        package let successor: String
        /// The note, without the words that say that a person must change the code.
        package let note: String
    }

    /// A reason why a lookup stays in the code.
    package enum Reason: Error, Hashable, Sendable {
        /// The key is dynamic: the code builds it at run time.
        case dynamicKey
        /// The key is dynamic, and all keys that it can be are a text of the cases of an enumeration.
        case dynamicCase(enumeration: String, member: String)
        /// The key is dynamic, and other code decides which of these keys it is.
        case dynamicChoice(keys: [String])
        /// The key is a literal with interpolated values.
        case interpolated
        /// Neither the mapping nor a catalog has the key.
        case unknownKey
        /// The key of the catalog has no accessor that can be used at this location.
        case noAccessor(key: String)
        /// The mapping gives neither a key nor an accessor, because the text is sample data.
        case sample(note: String)
        /// The mapping says that a person must change the call.
        case byHand(note: String)
        /// The accessor takes another number of values than the lookup passes.
        case values(taken: Int, given: Int)
        /// The text takes values, but the lookup passes none and its result is probably used as a format.
        case format(taken: Int)
        /// The type of a value does not match the type of the parameter.
        case type(code: String, type: String)
        /// The text has Markdown, which a view reads only in the text of a key.
        case markdown
        /// The mapping names other values than the parameters of the accessor.
        case names(taken: [String])
        /// The code around the lookup prevents the replacement.
        case location(Lookup.Obstacle)
        /// The code around a hard-coded string prevents the replacement.
        case text(AdoptionObstacle)
    }

    /// The paths of the files that change, sorted.
    package var paths: [String] { edits.keys.sorted() }
}
