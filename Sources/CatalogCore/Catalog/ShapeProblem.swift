/// A departure from the shape that Xcode gives a catalog or legacy table; reading goes on round it.
public struct ShapeProblem: Sendable {
    /// What is wrong.
    public let kind: Kind
    /// Where it is.
    public let place: Place

    /// The ways in which a table may be out of shape.
    public enum Kind: Sendable {
        /// A member that the format does not have there; `owner` names the object.
        case unknownMember(name: String, owner: Owner)
        /// A value of another JSON type than the format asks for.
        case wrongType(member: String, expected: String, found: DocumentValue.Kind)
        /// A member given twice; the last one counts.
        case duplicateMember(name: String, first: Place)
        /// A required member is not there.
        case missingMember(name: String, owner: Owner)
        /// An object that ought to hold something is empty.
        case emptyObject(owner: Owner)
        /// Something in a legacy table that keeps a text from being shown as meant, in words; `key` is nil where it is
        /// not known, as in the binary form.
        case legacy(LegacyFault, message: String, key: String?)
        /// A key of a `.strings` file that the `.stringsdict` beside it has too; the latter wins at run time.
        case shadowed(key: String, by: Place)
        /// A key of `Base.lproj` that has another text in the folder of the same language, which is read before it.
        case repeatedInBase(key: String, by: Place)
    }

    /// The objects of the format.
    public enum Owner: String, Hashable, Sendable {
        /// The outermost object.
        case catalog
        /// The value of a key.
        case entry
        /// The value of a language.
        case localization
        /// A text and its state.
        case stringUnit = "stringUnit"
        /// The texts of an App Shortcut.
        case stringSet = "stringSet"
        /// The axes.
        case variations
        /// The cases along one axis.
        case variationCases = "variation cases"
        /// The substitutions by name.
        case substitutions
        /// One substitution.
        case substitution
        /// The languages of an entry.
        case localizations
    }

    /// The sorts of faults of legacy tables (`docs/formats.md` §4).
    public enum LegacyFault: Hashable, Sendable {
        /// A plural rule lacks what Foundation needs to read it.
        case incompleteRule
        /// A member is of another type than it must be.
        case wrongType
        /// A part that nothing can be made of.
        case unusable
    }

    /// Creates a problem.
    public init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }
}
