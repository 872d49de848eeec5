/// A difference from the shape that Xcode gives a catalog or legacy table; the reader skips it and continues.
public struct ShapeProblem: Sendable {
    /// The kind of problem.
    public let kind: Kind
    /// The location of the problem.
    public let location: TableLocation

    /// The kinds of shape problems.
    public enum Kind: Sendable {
        /// The format does not define this member for an object of kind `owner`.
        case unknownMember(name: String, owner: Owner)
        /// A value has another JSON type than the format requires.
        case wrongType(member: String, expected: String, found: DocumentValue.Kind)
        /// A member occurs twice in an object; the last one counts.
        case duplicateMember(name: String, first: TableLocation)
        /// A required member is missing.
        case missingMember(name: String, owner: Owner)
        /// An object that must have content is empty.
        case emptyObject(owner: Owner)
        /// A fault in a legacy table that prevents a text from being shown as intended.
        ///
        /// `key` is nil if the key is unknown, as in the binary form.
        case legacy(LegacyFault, message: FindingMessage, key: String?)
        /// A key of a `.strings` file that the `.stringsdict` file of the same folder also has.
        ///
        /// At run time, the `.stringsdict` takes precedence.
        case shadowed(key: String, by: TableLocation)
        /// A key of `Base.lproj` for which the folder of the same language has a different text.
        ///
        /// At run time, the folder of the language takes precedence.
        case repeatedInBase(key: String, by: TableLocation)
    }

    /// The kinds of objects in the format.
    public enum Owner: String, Hashable, Sendable {
        /// The root object.
        case catalog
        /// The value of a key.
        case entry
        /// The value of a language.
        case localization
        /// A text with its state.
        case stringUnit = "stringUnit"
        /// The texts of an App Shortcut.
        case stringSet = "stringSet"
        /// The axes of a text.
        case variations
        /// The cases along one axis.
        case variationCases = "variation cases"
        /// All substitutions of a localization, by name.
        case substitutions
        /// One substitution.
        case substitution
        /// The languages of an entry.
        case localizations
    }

    /// The kinds of faults in legacy tables (`docs/formats.md` §4).
    public enum LegacyFault: Hashable, Sendable {
        /// A plural rule lacks a member that Foundation needs.
        case incompleteRule
        /// A member has the wrong type.
        case wrongType
        /// A dictionary has a member twice; the last one counts.
        case repeated
        /// A text of a plural rule has a name that is no plural form.
        case unknownForm
        /// A part cannot be read as a text or a plural rule.
        case unusable
    }

    /// The words that stand for the name of a member where the value of a key has the wrong type.
    package static let entryMember = "the entry"

    /// Creates a shape problem.
    public init(_ kind: Kind, at location: TableLocation) {
        self.kind = kind
        self.location = location
    }
}
